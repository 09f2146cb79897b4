/** Connections at the door: they are let in before work goes on, but not for ever. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { intake, openIntake } from '../../packages/server/src/serve/intake.ts';
import { httpServer } from '../../packages/server/src/serve/listener.ts';
import { openHouse } from './house.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('who waits until all has been taken in', () => {
  it('waits one turn of the loop where nobody is at the door', async () => {
    const { later } = openIntake();
    let called = 0;
    later(() => (called += 1));
    later(() => (called += 1));
    expect(called).toBe(0);
    await turn();
    expect(called).toBe(2);
  });

  it('waits on while connections are let in', async () => {
    const { later, opened } = openIntake(() => 0);
    let called = false;
    opened();
    await turn();
    later(() => (called = true));
    for (let i = 0; i < 5; i += 1) {
      opened();
      await turn();
      expect(called).toBe(false);
    }
    await turn();
    expect(called).toBe(true);
  });

  it('is called back in the end, however many come', async () => {
    const clock = { now: 0 };
    const { later, opened } = openIntake(() => clock.now);
    let called = false;
    later(() => (called = true));
    for (let turns = 1; !called; turns += 1) {
      opened();
      await turn();
      clock.now += 1;
      expect(turns).toBeLessThan(12);
    }
    expect(clock.now).toBeGreaterThan(8);
  });

  it('waits a turn more than one who came before and saw all in', async () => {
    const { later, opened } = openIntake();
    const told: string[] = [];
    opened();
    later(() => told.push('first'));
    await turn();
    expect(told).toEqual([]);
    await turn();
    later(() => told.push('second'));
    await turn();
    expect(told).toEqual(['first', 'second']);
  });

  let close: () => Promise<unknown> = async () => undefined;
  afterEach(() => close());

  it('finds those inside who stood at the door of a server, be they fifty', async () => {
    const house = await openHouse();
    const server = httpServer(house.app);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    let inside = 0;
    server.on('connection', () => (inside += 1));
    const { port } = server.address() as AddressInfo;
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    const callers = new Worker(CALLERS, { eval: true, workerData: { port, arrived, calls: 50 } });
    close = () => Promise.all([callers.terminate(), server.close()]);
    await once(callers, 'online');
    // The loop stands still until all of them are at the door.
    for (let waits = 0; Atomics.load(arrived, 0) < 50; waits += 1) {
      if (waits > 100) throw new Error('the callers do not come');
      Atomics.wait(arrived, 0, Atomics.load(arrived, 0), 100);
    }
    // One comes in.
    await turn();
    const began = performance.now();
    await new Promise<void>((resolve) => intake.later(resolve));
    // All of them, unless the machine is so slow that work has to go on meanwhile.
    expect(inside === 50 || performance.now() - began >= 8).toBe(true);
    expect(inside).toBeGreaterThan(1);
  });
});

/** Knocks so often, and says when each of them has been heard by the system. */
const CALLERS = `
  const { workerData } = require('node:worker_threads');
  const { connect } = require('node:net');
  const { port, arrived, calls } = workerData;
  for (let i = 0; i < calls; i += 1)
    connect(port, '127.0.0.1').on('connect', () => {
      Atomics.add(arrived, 0, 1);
      Atomics.notify(arrived, 0);
    });
`;
