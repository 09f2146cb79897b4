/** Files that workerd hands over as modules. */

declare module '*.wasm' {
  /** A compiled WebAssembly.Module. */
  const core: object;
  export default core;
}

declare module '*.bin' {
  const bytes: ArrayBuffer;
  export default bytes;
}
