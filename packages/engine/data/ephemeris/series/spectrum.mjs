/** Spectra of uniform samples: which frequencies are left in a residual, and how large they are. */

/** In-place radix-2 transform of complex samples; the length is a power of two. */
export function fft(re, im) {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      let t = re[i];
      re[i] = re[j];
      re[j] = t;
      t = im[i];
      im[i] = im[j];
      im[j] = t;
    }
  }
  const cos = new Float64Array(n / 2);
  const sin = new Float64Array(n / 2);
  for (let i = 0; i < n / 2; i++) {
    cos[i] = Math.cos((2 * Math.PI * i) / n);
    sin[i] = -Math.sin((2 * Math.PI * i) / n);
  }
  for (let half = 1; half < n; half *= 2) {
    const stride = n / (2 * half);
    for (let start = 0; start < n; start += 2 * half) {
      for (let k = 0, w = 0; k < half; k++, w += stride) {
        const a = start + k;
        const b = a + half;
        const xr = re[b] * cos[w] - im[b] * sin[w];
        const xi = re[b] * sin[w] + im[b] * cos[w];
        re[b] = re[a] - xr;
        im[b] = im[a] - xi;
        re[a] += xr;
        im[a] += xi;
      }
    }
  }
}

/**
 * Amplitude spectrum under a Hann window, padded so that a bin is at most half the resolution.
 * @returns { amplitude: Float64Array, binRadPerDay, widthRadPerDay } widthRadPerDay: half width of a line
 */
export function amplitudeSpectrum(values, stepDays) {
  const count = values.length;
  let n = 1;
  while (n < 2 * count) n *= 2;
  const re = new Float64Array(n);
  const im = new Float64Array(n);
  let mean = 0;
  for (let i = 0; i < count; i++) mean += values[i];
  mean /= count;
  for (let i = 0; i < count; i++) re[i] = (values[i] - mean) * (1 - Math.cos((2 * Math.PI * (i + 0.5)) / count));
  fft(re, im);
  const amplitude = new Float64Array(n / 2);
  for (let k = 0; k < n / 2; k++) amplitude[k] = (2 * Math.sqrt(re[k] * re[k] + im[k] * im[k])) / count;
  return {
    amplitude,
    binRadPerDay: (2 * Math.PI) / (n * stepDays),
    widthRadPerDay: (4 * Math.PI) / (count * stepDays),
  };
}
