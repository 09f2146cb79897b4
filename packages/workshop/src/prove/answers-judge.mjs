/** One answer before the judge: its claims, its rules and their sources, its words read back, and what speaks without either. */
import { createHash } from 'node:crypto';

/** Sections whose sentences interpret, and so need a claim that is checked or a rule with a source. */
const INTERPRETS = new Set(['reason', 'caution']);

/** Kinds of answers whose rows are facts of a public record: the limbs of a day, the points of a match. */
const TABLES = new Set(['day', 'match']);

/** Counts of what was seen, and the faults by their kind. All of it can be sent from one process to another, and summed. */
export function emptyTally() {
  return {
    answers: 0,
    sentences: 0,
    claims: 0,
    kinds: {},
    rules: 0,
    facts: 0,
    interpretive: 0,
    remedies: 0,
    read: 0,
    readUnknown: {},
    bare: {},
    /** English sentences without claim or rule, names and figures aside, by section. */
    bareTexts: {},
    languages: {},
    faults: {},
  };
}

/** Examples that are kept of each kind of fault. */
let mostExamples = 12;
export function keepExamples(most) {
  mostExamples = most;
}

export function fault(tally, kind, example) {
  const own = (tally.faults[kind] ??= { count: 0, examples: [] });
  own.count++;
  if (own.examples.length < mostExamples) own.examples.push(example);
}

/** Adds the counts of one tally to another. */
export function addTo(total, part) {
  for (const [key, value] of Object.entries(part)) {
    if (key === 'faults') {
      for (const [kind, { count, examples }] of Object.entries(value)) {
        const own = (total.faults[kind] ??= { count: 0, examples: [] });
        own.count += count;
        own.examples.push(...examples.slice(0, Math.max(0, mostExamples - own.examples.length)));
      }
    } else if (typeof value === 'number') total[key] += value;
    else for (const [name, count] of Object.entries(value)) total[key][name] = (total[key][name] ?? 0) + count;
  }
  return total;
}

export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

const count = (record, key, by = 1) => {
  record[key] = (record[key] ?? 0) + by;
};

/**
 * @param world    `rules` of an open base and `SOURCES`
 * @param asked    `answer`, `checker` of the chart, `gate` of it in the language, `system`, and `where` for messages
 * @param tally    what is added to
 */
export function judgeAnswer({ rules, SOURCES }, { answer, checker, gate, system, where }, tally) {
  tally.answers++;
  count(tally.languages, answer.language);
  const cited = new Map(answer.sources.rules.map(({ id, citation }) => [id, citation]));
  let spoken;
  for (const sentence of answer.sentences) {
    const { text, claims, rules: told } = sentence;
    const at = `${where}: ${text}`;
    tally.sentences++;
    for (const claim of claims) {
      tally.claims++;
      count(tally.kinds, claim.kind);
      const found = checker.claim(claim, system);
      if (found !== true)
        fault(tally, found === false ? 'claim is false' : 'claim cannot be checked', `${at} ${JSON.stringify(claim)}`);
    }
    for (const id of told) {
      tally.rules++;
      const rule = rules.find(id);
      const why = sourceFault(rule, cited.get(id), SOURCES, answer);
      if (why !== null) fault(tally, 'rule without a source', `${at} ${id}: ${why}`);
      for (const { fact, is } of rule?.when ?? []) {
        tally.facts++;
        const found = checker.fact(fact, is);
        if (found !== true)
          fault(
            tally,
            found === false ? 'rule does not hold' : 'rule cannot be checked',
            `${at} ${id}: ${fact} is not ${JSON.stringify(is)}`,
          );
      }
    }
    judgeStanding(answer, sentence, SOURCES, at, tally);
    spoken = readBack(text, checker, gate, system, at, tally, spoken);
  }
}

function sourceFault(rule, citation, SOURCES, { sources }) {
  if (rule === undefined) return 'no rule has this id';
  if (rule.sources.length === 0) return 'no source';
  const lost = rule.sources.find(({ work }) => SOURCES[work] === undefined);
  if (lost !== undefined) return `no work ${lost.work}`;
  if (citation === undefined || citation.trim() === '' || citation.includes('undefined')) return 'no citation';
  return sources.works.length === 0 ? 'no work is listed' : null;
}

/** What neither claims nor cites is counted; where it interprets it is a fault. */
function judgeStanding({ remedies, kind, language }, { section, text, claims, rules, works = [] }, SOURCES, at, tally) {
  if (section === 'remedy') {
    const own = remedies.find((remedy) => remedy.text === text);
    if (own === undefined) return count(tally.bare, section);
    tally.remedies++;
    if (own.sources.length === 0 || own.sources.some((work) => SOURCES[work] === undefined) || !own.classification)
      fault(tally, 'remedy without a source', at);
    return undefined;
  }
  const stands = claims.length > 0 || rules.length > 0 || works.length > 0;
  if (rules.length > 0) tally.interpretive++;
  if (!stands) {
    count(tally.bare, `${section} of ${kind}`);
    if (language === 'en') count(tally.bareTexts, `${section} of ${kind}: ${text.replace(/\d+/g, '#').slice(0, 90)}`);
  }
  if (!stands && INTERPRETS.has(section) && !TABLES.has(kind)) fault(tally, 'interprets without claim or rule', at);
  return undefined;
}

/** The words as the gate reads them: it lets every one of our own sentences pass, and finds nothing in them that is not so. */
function readBack(text, checker, gate, system, at, tally, before) {
  const judged = gate.judge(text, before);
  if (judged.outcome !== 'pass') {
    const why =
      judged.outcome === 'barred'
        ? `${judged.bar} ${judged.words.join(' ')}`
        : JSON.stringify(judged.truths.map((truth) => truth.claim ?? truth));
    fault(tally, 'the gate stops our own sentence', `${at} [${why}]`);
    return judged.spoken;
  }
  for (const claim of judged.claims) {
    if (claim.mood !== undefined) continue;
    tally.read++;
    const found = checker.read(claim, system);
    if (found === false) fault(tally, 'words say what is not so', `${at} ${JSON.stringify(claim)}`);
    if (found === null) count(tally.readUnknown, claim.kind);
  }
  return judged.spoken;
}
