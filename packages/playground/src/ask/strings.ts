/** The words of the ask tab. */

export const askStrings = {
  title: 'Ask about the chart',
  hint: 'Answered in this page from the chart and the rules of the engine; no language model, and nothing is sent. Every sentence opens to what it rests on.',
  question: 'Question',
  examples: [
    'When will my career improve?',
    'What does my Moon say of me?',
    'मेरा विवाह कब होगा?',
    'Is today a good day?',
  ],
  language: 'Language',
  ofQuestion: 'As asked',
  remedies: 'With remedies',
  second: 'With the second birth',
  ask: 'Ask',
  asking: 'Looking it up',
  of: (birth: string): string => `The chart of ${birth}`,
  clear: 'Begin anew',
  sections: {
    verdict: 'Verdict',
    reason: 'Reasons',
    timing: 'When',
    caution: 'With care',
    remedy: 'Remedies',
    explanation: 'About it',
    policy: 'Good to know',
  } as Readonly<Record<string, string>>,
  restsOn: 'Rests on',
  works: 'Sources',
  next: 'You could ask next',
} as const;
