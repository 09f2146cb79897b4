// What the core offers to its host, and nothing else.
export { skyBatch, skyColumns } from './batch';
export { errorsAddress, frame, resultsAddress, sourcesAddress } from './core';
export { vernalShift } from './frame';
export { guest, guestAddress } from './guest';
export { horizon } from './horizon';
export { angles } from './houses/angles';
export { houses } from './houses/houses';
export { housePosition } from './houses/position';
export { cuspSpeeds } from './houses/speeds';
export { matchClear, matchCount, matchCounts, matchScores, matchTake } from './match';
export { reserve } from './memory';
export { moonKinds } from './moon';
export { openPack, packFor } from './pack';
export { sky } from './sky';
export { polarLongitude, star } from './star';
export { arctangentOf, cosineOf, sineOf } from './trig';
