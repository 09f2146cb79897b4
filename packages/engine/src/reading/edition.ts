/** Edition of what questions are understood by and answered from: lexicons, rules, texts and plans. A change that moves a word of an answer makes a new one. */
export const READING_EDITION = 'khagol-reading/1';
