// What the core offers to its host, and nothing else.
export { houses } from './houses';
