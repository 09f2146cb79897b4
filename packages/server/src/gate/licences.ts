/** The office of licences with what it needs of keys, for the operator's addresses and for the command line. */

import { newId } from '../http/names.ts';
import { digestOf, keyIdOf, mintKey } from '../offices/keys/form.ts';
import { equalInConstantTime } from '../offices/keys/keyring.ts';
import { type LicenceOffice, licenceOffice } from '../offices/licences/index.ts';
import type { Clock, CryptoPort, LicenceStore } from '../ports/index.ts';

/** Keys of licences have the form of keys of accounts, kind `ent`, and open nothing but a validation. */
export function openLicences(licences: LicenceStore, clock: Clock, crypto: CryptoPort): LicenceOffice {
  return licenceOffice({
    licences,
    newId: () => newId('lic', clock, crypto),
    mintKey: () => mintKey('ent', crypto),
    nameOf: async (key) => {
      const digest = await digestOf(key, crypto);
      return { digest, keyId: keyIdOf(key, digest) };
    },
    equal: equalInConstantTime,
  });
}
