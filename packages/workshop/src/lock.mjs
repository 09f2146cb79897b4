/** One build at a time: `npm start` in one terminal and `npm test` in another must not write the same files together. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './processes.mjs';
import { root } from './root.mjs';

const folder = `${root}.cache`;
const file = `${folder}/building`;

/** Does the work while no other process of this workspace does its own. A lock whose owner is dead counts for nothing. */
export async function alone(work) {
  mkdirSync(folder, { recursive: true });
  for (let told = false; !take(); told = true) {
    if (!told) say('waiting for another build in this folder');
    await pause(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!ownerLives()) rmSync(file, { force: true });
  return false;
}

function ownerLives() {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    // An empty file is a lock in the middle of being written.
    if (owner > 0) process.kill(owner, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
