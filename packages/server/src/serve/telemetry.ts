/**
 * Measurements through OpenTelemetry's API. Without an SDK in the process every call here does nothing; whoever hosts the server brings
 * one and chooses where the figures go.
 */

import { metrics, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Telemetry } from '../ports/index.ts';

const NAME = '@khagol/server';

/** Telemetry for the SDK that is registered in this process, if any. Names follow OpenTelemetry's conventions for HTTP. */
export function openTelemetry(version: string): Telemetry {
  const tracer = trace.getTracer(NAME, version);
  const meter = metrics.getMeter(NAME, version);
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Time from the first byte of a call to its answer.',
    advice: { explicitBucketBoundaries: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  });
  const charges = meter.createCounter('khagol.charges', { description: 'Calls that were charged.' });
  const replays = meter.createCounter('khagol.replays', { description: 'Answers given from memory.' });
  const counted = meter.createCounter('khagol.counted', {
    description: 'Holds, answers, deliveries, calls turned away.',
  });
  return {
    answered: ({ method, route, status, startedMs, endedMs, code, charged, replayed }) => {
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        ...(code === null ? {} : { 'error.type': code }),
      };
      duration.record((endedMs - startedMs) / 1000, attributes);
      if (charged) charges.add(1, { 'http.route': route });
      if (replayed) replays.add(1, { 'http.route': route });
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, startTime: startedMs, attributes });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedMs);
    },
    count: (what, by) => counted.add(by, { 'khagol.what': what }),
    span: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
  };
}
