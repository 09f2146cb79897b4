/**
 * Pools over workers of your own, whose work is what you write: `openPoolOver` on the thread that asks, `servePool` in the worker. For whoever adds jobs to those of
 * the engine; `openPool` of `@khagol/engine/pool` needs none of this.
 */
export {
  type Hand,
  type Hearing,
  type NodePortLike,
  type NodeWorkerLike,
  nodeHands,
  type Port,
  portOfNode,
  portOfWeb,
  type StartHand,
  type WebScopeLike,
  type WebWorkerLike,
  webHands,
} from './hosts.ts';
export { type AnyPlan, type Cut, cutList, type Plan, WHOLE, type Work } from './job.ts';
export type { Asked, Told } from './messages.ts';
export * from './outward.ts';
export type { Part } from './pieces.ts';
export { ENGINE_PLANS } from './plans.ts';
export { servePool } from './serve.ts';
export { engineWork } from './work.ts';
export { openPoolOver } from './worker-pool.ts';
