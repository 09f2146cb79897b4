/** What each defect of a house means after Vastu and what helps, in English; keyed as `VASTU_ROOM`. */

import type { Texts } from '../../rules/rule.ts';

export const VASTU_ROOM_EN: Texts = {
  NE_TOILET:
    'The north-east is the corner of water and prayer, which tradition keeps cleanest of all. Move the toilet to the north-west if you ever rebuild. Until then keep its door shut, the room dry, scented and brightly lit, and place a small altar elsewhere in the eastern part.',
  NE_KITCHEN:
    'Fire stands here in the corner of water, and the house is said to feel restless for it. The south-east suits a kitchen best, the north-west comes next. If it stays, cook facing east, set the stove in the room’s own south-east and the sink in its north-east.',
  SW_KITCHEN:
    'The south-west should be the heaviest and quietest part, the seat of the elders; a stove keeps it busy. Shift cooking to the south-east when you can. Meanwhile place heavy stores along the south-west wall, use earthen colours, and cook facing east.',
  SW_TOILET:
    'Drains in the south-west are thought to let stability run off with the water. When plumbing is next renewed, consider the north-west or the west. For now repair every leak, keep lid and door closed, and put weight – a cupboard, stone pots – outside the wall.',
  CENTER_OBSTRUCTION:
    'Brahmasthana, the middle of the house, is meant to breathe. A toilet, stair, pillar or store there makes rooms feel cut off from one another. Clear whatever can be carried away, keep the spot lit and swept, and let a lamp or an open rug mark it.',
  SW_CUT:
    'A missing south-west leaves the plan without its anchor, which tradition links with unsteady decisions. Complete the corner where law and plot allow, with a wall, a paved terrace or a raised bed. Trees, rocks or a heavy cabinet on the inner side lend the weight it lacks.',
  NE_EXTENSION_LARGE:
    'A little extra in the north-east is welcomed; a great deal of it unbalances the plan. Fence or plant the surplus so that the main plot reads as a rectangle again. Keep the added part low, open and tidy, with water or tulsi rather than a room.',
  SW_EXTENSION:
    'Growth towards the south-west makes the heavy corner heavier, and old rules connect it with dispute and delay. Separate the projection by a wall, hedge or different floor level, and keep it for storage. Leave the north and east sides lighter, with wide windows.',
  S_DOOR_NO_REMEDY:
    'An entrance in the south is not forbidden; its position along the wall decides, and this one lacks a softening feature. A solid threshold, a bright lamp, a nameplate and red or earthen tones are customary. Use a north or east door daily if you have one.',
  STAIRCASE_NE:
    'Stairs load and darken the corner that should stay light, and climbing there is said to tire clear thinking. Better places are south, west or south-west. Without rebuilding, paint the stair pale, light it well, keep the space beneath it clear and clean rather than filled with stores.',
  BEDROOM_SE:
    'Fire rules the south-east, so a bedroom here may feel warm, wakeful and quick to quarrel. Use the room for work or exercise when possible. Otherwise sleep with the head to the south, choose cool, quiet colours, and keep screens and heaters away from the bed.',
  POOJA_S:
    'Prayer in the south turns from the light that worship greets at dawn. The north-east is the chosen place, then east and north. If the shrine has to remain, set the images so that you face east, lift them above the floor, and light a morning lamp.',
};
