/** Challenges for device attestation, as pure functions: chance and clock come in. */

export * from './challenge.ts';
