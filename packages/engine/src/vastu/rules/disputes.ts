/** Where the texts and practice do not agree, and what each says: printed with a finding, never merged into one rule. */

/** By type of space. */
const DISPUTES: Readonly<Record<string, string>> = {
  toilet:
    'Texts differ: Vastusara 1.107 puts the latrine in SW, the sixteen-room verse and Vishvakarma Prakasha 2.96 between S and SW; modern practice forbids SW.',
  treasury: 'Texts differ: NW (Brihat Samhita), N (Vishvakarma Prakasha, Vastusara), E (Vivekavilasa, Agni Purana).',
  bathroom: 'Texts put bathing in E (Vishvakarma Prakasha, Narada Samhita); modern practice also takes NW.',
  store:
    'Texts differ about SW: utensils (Brihat Samhita), weapons (most), latrine (Vastusara); modern practice keeps it for the master bedroom.',
  master_bedroom:
    'The texts put sleeping in S; SW is modern practice, where Brihat Samhita has the store of utensils and others the weapons.',
  dining:
    'Texts differ: W in five of them, the padas of Arya, Indra and Savindra in Mayamata 27; modern practice prefers E.',
  underground_tank:
    'Texts differ about water in E: harm in Brihat Samhita 53.119, favourable in the verses on wells and in practice.',
  borewell:
    'Texts differ about a well in W: harm as standing water (Brihat Samhita 53.119), prosperity in Muhurta Chintamani.',
  entrance:
    'Texts differ about doors: Brihat Samhita praises E3 E4 S4 W4 W5 N3 N4 N5, Mayamata E4 S4 W4 N4, Matsya Purana also S3 and S5.',
};

/** What is disputed about a type of space; null where the witnesses agree or are silent. */
export function disputeAbout(type: string): string | null {
  return Object.hasOwn(DISPUTES, type) ? (DISPUTES[type] as string) : null;
}
