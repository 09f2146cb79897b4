/** Doshas in English, by id: what they mean, how common they are, what softens them. */

import type { Texts } from '../../rules/rule.ts';

export const DOSHA_EN: Texts = {
  'mangal-dosha':
    'Mars colours the houses of partnership, as it does for a large share of all people. It brings ardour, independence and a quick temper at home. A partner of similar fire, a marriage made without hurry, sport and honest talk use the heat well.',
  'kala-sarpa-dosha':
    'All planets lie on one side of the nodes, and life tends to move in strong tides instead of even waves. The old classics do not speak of it. Long-range plans, one steady practice and patience between tides bring out its remarkable drive.',
  'anshika-kala-sarpa-dosha':
    'One planet steps outside the circle of the nodes, so the intensity of the full pattern is broken. Look to that planet for your way out of fixed situations: its work, its people and its house give you room.',
  'pitru-dosha':
    'The chart asks you to look toward your forefathers. Unfinished family stories, a distance from father or a habit handed down may want attention. Remembrance, care of elders, charity in their name and one honest conversation are the classical and the sensible answer.',
  'surya-grahan-dosha':
    'A node stands with the Sun, and confidence may flicker: bold one day, doubtful the next, with complicated feelings about authority. Regular hours, sunlight, truthful ambition and reconciliation with father figures steady it. Jupiter’s glance, where present, helps greatly.',
  'chandra-grahan-dosha':
    'A node stands with the Moon and makes the inner life vivid. Imagination, empathy and worry share one room. Sleep, water, fewer screens and a listener you trust do much; so does art. Many sensitive and gifted people carry this mark.',
  'guru-chandala-dosha':
    'Jupiter meets a node, and belief refuses to be second-hand. You may question teachers, mix traditions or trust the wrong one once. Keep company with honest scholars, test promises gently, and your unorthodox wisdom becomes useful to others.',
  'shrapit-dosha':
    'Saturn and Rahu share a sign, and progress can feel delayed by rules nobody explained. The name is harsher than the matter. Serving workers and the old, clean accounts and a long horizon turn this pairing into unusual endurance.',
  'angarak-dosha':
    'Mars joins a node and the inner engine runs hot. Courage, technical talent and a flair for emergencies stand beside impulsiveness. Daily exertion, care with vehicles and tools, and a pause before replying let the force serve you.',
  'naga-dosha':
    'Rahu and Ketu touch the houses of self, family or union, a point that southern matching looks at. Since many charts have it, a partner with a like pattern is considered fitting. Respect for nature and calm family talk are the usual counsel.',
  'vish-dosha':
    'Saturn sits with your Moon, and feelings tend to grow up early. Seriousness, loyalty and a low tide of mood come together. Warm routines, motherly company, song, and help asked for in time lighten it; depth of character is its lasting side.',
  'vish-dosha-by-aspect':
    'From a distance Saturn watches the Moon, so the heart checks itself before it speaks. You may seem reserved while feeling a great deal. Planned pleasures and one person who hears everything loosen that habit.',
  'pishacha-dosha':
    'Do not mind the frightening name: it means Saturn with Ketu, a mix of austerity and detachment. You may withdraw too far or work too silently. Daylight, simple service, body-based practice and a cheerful friend bring balance.',
  'yama-dosha':
    'Two stern planets share a house, one pressing forward, the other holding back. Frustration is the cost, precision the prize: engineers, surgeons and builders often have it. Break work into stages, rest on schedule, and settle quarrels while they are small.',
  'kemadruma-dosha':
    'With no neighbour beside the Moon, support may feel far off even when it is near. This state is common and often lifted by planets in angles. Build ties on purpose: a shared meal each week is a better remedy than solitude.',
  'chandra-dosha':
    'Your Moon lacks some of her usual comfort by place or company, and moods may rule the calendar. Regular sleep, milk-white simplicity in food and rooms, time near water and kindness to mother figures restore much of her light.',
  'kalatra-dosha':
    'The house of union needs more care than average. Expectations, timing or a partner’s strain may test the bond, and later marriage often fares better than early. Clear agreements, shared duties and counsel taken in good time are strong protection.',
  'putra-dosha-by-fifth':
    'The fifth house asks for patience in matters of children, study and creation. It speaks of timing and effort, not of a closed door. Jupiter’s support, mentoring the young, learning for its own sake and sound medical advice where wanted all help.',
  'kendradhipati-dosha':
    'A gentle planet owns an angle and becomes more of a manager than a giver. Its sweetness arrives mixed with duty and official business. Expect results instead of favours from it, and it proves perfectly dependable.',
  'papa-kartari-dosha':
    'Your rising sign stands between two hard neighbours, so freedom of movement has to be made. Boundaries, strong habits and a supportive partner widen the lane. People with this pattern often become calm in tight places.',
  'ganda-moola-dosha':
    'The Moon stands in one of six nakshatras at the seams of the zodiac; nearly one birth in four has it. Tradition offers a simple birth-star rite for the family’s ease. In life it shows as intensity and a talent for new starts.',
  'gandanta-nakshatra':
    'You were born with the Moon on a knot where water meets fire. Early life may bring sudden shifts of feeling or place. Patient caretakers, a blessing ceremony and later self-inquiry untie the knot into insight.',
  'gandanta-tithi':
    'The lunar day was changing hands when you arrived, and transitions remain your special study. Endings handled with care go well for you. A charitable act on your lunar birthday is the old and gentle remedy.',
  'gandanta-lagna':
    'Your ascendant stands at the seam between two signs, giving a self that is partly in translation. Identity takes longer to settle and is richer for it. Check the recorded birth time too, for minutes matter here.',
  'jyeshtha-janma':
    'Jyeshtha, the eldest star, gives early responsibility and a protective pride. Old texts advise a rite of respect toward elder siblings. In practice, generous conduct with brothers and sisters, and shared authority, bring out its nobility.',
  'amavasya-janma':
    'Sun and Moon were together, and will and feeling speak with one voice. You may be private, imaginative and slow to notice your own needs. Lamps at new moon, remembrance of ancestors and open friendship are the time-honoured support.',
  'krishna-chaturdashi-janma':
    'A thin Moon, one night before dark, lends an inward and intense temperament. It favours research, devotion and night work. Keep company regular, honour Shiva if that is your way, and give strong emotions a creative outlet.',
  'bhadra-janma':
    'The half-day called Vishti is avoided for beginnings, yet people born in it are often forceful finishers. Friction at the start of projects is the usual sign. Plan openings with more care, and let others cut the ribbon.',
  'vyatipata-janma':
    'Sun and Moon stood in a strained accord, and you may swing between effort and abandon. Measured commitments suit you. The classical counsel is charity and a sunrise prayer; the modern one is a calendar with blank spaces.',
  'vaidhriti-janma':
    'The yoga Vaidhriti pulls apart what should support, so cooperation can take more words than usual. Choose allies for temperament, put arrangements in writing and give thanks often. Charity on birthdays is the remedy of the books.',
  'parigha-janma':
    'Parigha means a bar across the gate. Entries may be slow: admissions, jobs, friendships. Once you are inside you stay and hold the place well. Apply early, keep a second door in view, and stay courteous with gatekeepers.',
  'vajra-janma':
    'Hard as its name, this yoga gives a will that resists bending. It serves in crises and scrapes in tenderness. Practise asking questions before deciding; those near you find the diamond and not only the edge.',
  'sankranti-janma':
    'The Sun was changing signs near your birth, and you belong a little to two seasons. Purpose may alter course more than once. Give to those in need at a sankranti, as custom says, and treat each turn as a fresh commission.',
  'grahan-janma-solar':
    'Born close to a possible solar eclipse, you carry a strong theme of identity lost and found. Recognition may come by unusual routes. The texts suggest prayer and giving; honest work under your own name is their everyday form.',
  'grahan-janma-lunar':
    'Born close to a possible lunar eclipse, you feel the moods of a room before a word is spoken. Protect sleep, choose calm company, and learn a contemplative art. The old remedy is giving; the new one is good boundaries.',
};
