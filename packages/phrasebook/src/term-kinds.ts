import type { SourceTerm, TermKind } from './format-terms.js';

const setOf = (ids: string): ReadonlySet<string> => new Set(ids.split(/\s+/u));

/** Places that are things as well: one paints, checks and breaks them, but nobody brings them. */
const STRUCTURES = setOf(
  `gate main-gate back-gate gate-1 gate-2 gate-3 gate-4 north-gate south-gate east-gate west-gate stairs
  temporary-stairs north-stairs south-stairs east-stairs west-stairs landing stairwell roof-top roof eaves corridor
  walkway haul-road elevator elevator-shaft pipe-shaft pit manhole gutter excavation trench slope wall outer-wall
  retaining-wall partition-wall floor-surface slab ceiling foundation pit-wall-sheeting balcony parapet joint-section
  room bathroom kitchen toilet building existing-building hole basement emergency-exit`,
);
/** Pieces of a building that lie on the site before they are built in, and are lifted, carried and counted. */
const ELEMENTS = setOf('column beam secondary-beam ground-beam window front-door site-container');
/** Steel and timber that is lifted as a piece: nobody drains, pours or spreads it. */
const BEAMS = setOf('steel-beam steel-column h-beam lintel rafter roof-truss');
/** What is worn. Of the other equipment nobody says "take it off" of himself: ladders, cones, nets. */
const GEAR = setOf(
  `hard-hat chin-strap bump-cap trousers full-harness safety-lanyard safety-hook lifeline safety-shoes rubber-boots toe-guard
  work-gloves cut-resistant-gloves insulating-gloves safety-glasses face-shield welding-mask dust-mask gas-mask
  face-mask ear-plugs ear-muffs hi-vis-vest work-clothes fan-jacket rain-suit knee-pads protective-suit leather-apron
  tool-belt tool-tether leather-gloves rubber-gloves plain-boots`,
);

/** What is eaten at a time of its own: before lunch is no place. */
const MEALS = setOf('breakfast breakfast-snack lunch-meal dinner-meal hot-meal');

/** What is pressed, where another thing would be pushed. */
const BUTTONS = setOf('push-button light-switch');

/** The kind of a term as slots see it: which of the places are things too, and which of the equipment is worn. */
export function kindOfTerm({ id, kind }: Pick<SourceTerm, 'id' | 'kind'>): TermKind {
  if (kind === 'place') return STRUCTURES.has(id) ? 'structure' : ELEMENTS.has(id) ? 'element' : kind;
  if (kind === 'material' && BEAMS.has(id)) return 'element';
  if (kind === 'material' && MEALS.has(id)) return 'meal';
  if (kind === 'part') return BUTTONS.has(id) ? 'button' : kind;
  return kind === 'equipment' && GEAR.has(id) ? 'gear' : kind;
}
