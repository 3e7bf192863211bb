import type { PageSection, SectionKind, SectionOf } from '@tiffin/contract'
import type { ComponentType } from 'react'
import { CategoryPlates, PriceList } from './menu-sections.tsx'
import { RoomHero, TableHero } from './opening-sections.tsx'
import { OfficeInvitation, Portrait, Tiers } from './people-sections.tsx'
import { PicturedPoints, QuoteBand, StopsOnALine, TextAndArches } from './place-sections.tsx'
import {
  NumberedSteps,
  Picture,
  PlainCards,
  PlainHero,
  PlainText,
  Points,
  Questions,
  Policy,
} from './plain-sections.tsx'
import { StampCards } from './stamp-cards.tsx'
import {
  ArchedText,
  LandscapeHero,
  Plates,
  Statements,
  PlateInvitation,
  FeatureCards,
} from './story-sections.tsx'
import { Invitation, MarkedHero, Quotes, Valley, Windows } from './testimonial-sections.tsx'

type Drawn<Kind extends SectionKind> = ComponentType<{ section: SectionOf<Kind> }>
type Arranged<Kind extends 'hero' | 'text' | 'cards' | 'steps' | 'quotes' | 'points' | 'callToAction'> =
  Record<SectionOf<Kind>['arrangement'], Drawn<Kind>>

const heroes: Arranged<'hero'> = {
  plain: PlainHero,
  marks: MarkedHero,
  landscape: LandscapeHero,
  table: TableHero,
  room: RoomHero,
}

const texts: Arranged<'text'> = {
  arches: ArchedText,
  archesRight: TextAndArches,
  portrait: Portrait,
  plain: PlainText,
}

const cards: Arranged<'cards'> = {
  plates: Plates,
  arches: Windows,
  features: FeatureCards,
  stamps: StampCards,
  statements: Statements,
  valley: Valley,
  plain: PlainCards,
}

const steps: Arranged<'steps'> = { tiers: Tiers, numbers: NumberedSteps, line: StopsOnALine }
const quotes: Arranged<'quotes'> = { cards: Quotes, band: QuoteBand }
const points: Arranged<'points'> = { plain: Points, picture: PicturedPoints }

const invitations: Arranged<'callToAction'> = {
  plain: Invitation,
  plate: PlateInvitation,
  office: OfficeInvitation,
}

/** Sections with nothing to press, which a page that the server renders brings as HTML only. */
export function StillSections({ sections }: { sections: readonly PageSection[] }) {
  // Sections have no names, and change only as a whole.
  return sections.map((section, place) => <Section key={place} section={section} />)
}

function Section({ section }: { section: PageSection }) {
  switch (section.kind) {
    case 'hero':
      return draw(heroes[section.arrangement], section)
    case 'text':
      return draw(texts[section.arrangement], section)
    case 'cards':
      return draw(cards[section.arrangement], section)
    case 'steps':
      return draw(steps[section.arrangement], section)
    case 'quotes':
      return draw(quotes[section.arrangement], section)
    case 'points':
      return draw(points[section.arrangement], section)
    case 'callToAction':
      return draw(invitations[section.arrangement], section)
    case 'questions':
      return <Questions section={section} />
    case 'picture':
      return <Picture section={section} />
    case 'policy':
      return <Policy section={section} />
    case 'categories':
      return <CategoryPlates section={section} />
    case 'priceList':
      return <PriceList section={section} />
    default:
      return null
  }
}

function draw<Kind extends SectionKind>(Component: Drawn<Kind>, section: SectionOf<Kind>) {
  return <Component section={section} />
}
