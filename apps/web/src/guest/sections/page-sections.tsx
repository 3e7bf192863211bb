import type { PageSection, SectionKind, SectionOf } from '@tiffin/contract'
import type { ComponentType, ReactNode } from 'react'
import { OfficeInvitation, Portrait, Tiers } from './people-sections.tsx'
import { Faq, NumberedSteps, Picture, PlainCards, PlainHero, PlainText, Points } from './plain-sections.tsx'
import { Policy } from './policy-section.tsx'
import { ArchedText, LandscapeHero, Plates, Statements } from './story-sections.tsx'
import { Invitation, MarkedHero, Quotes, Valley, Windows } from './testimonial-sections.tsx'

type Drawn<Kind extends SectionKind> = ComponentType<{ section: SectionOf<Kind> }>

const heroes: Record<SectionOf<'hero'>['arrangement'], Drawn<'hero'>> = {
  plain: PlainHero,
  marks: MarkedHero,
  landscape: LandscapeHero,
}

const texts: Record<SectionOf<'text'>['arrangement'], Drawn<'text'>> = {
  arches: ArchedText,
  portrait: Portrait,
  plain: PlainText,
}

const cards: Record<SectionOf<'cards'>['arrangement'], Drawn<'cards'>> = {
  plates: Plates,
  arches: Windows,
  statements: Statements,
  valley: Valley,
  plain: PlainCards,
}

const steps: Record<SectionOf<'steps'>['arrangement'], Drawn<'steps'>> = {
  tiers: Tiers,
  numbers: NumberedSteps,
}

const invitations: Record<SectionOf<'callToAction'>['arrangement'], Drawn<'callToAction'>> = {
  plain: Invitation,
  office: OfficeInvitation,
}

interface PageSectionsProps {
  sections: readonly PageSection[]
  /** Dishes of the menu, which another folder shows. */
  renderDishes: (section: SectionOf<'dishes'>) => ReactNode
}

/** A page from top to bottom. */
export function PageSections({ sections, renderDishes }: PageSectionsProps) {
  return sections.map((section, place) => (
    // Sections have no names, and change only as a whole.
    <Section key={place} section={section} renderDishes={renderDishes} />
  ))
}

function Section({
  section,
  renderDishes,
}: { section: PageSection } & Pick<PageSectionsProps, 'renderDishes'>) {
  switch (section.kind) {
    case 'hero':
      return draw(heroes[section.arrangement], section)
    case 'text':
      return draw(texts[section.arrangement], section)
    case 'cards':
      return draw(cards[section.arrangement], section)
    case 'steps':
      return draw(steps[section.arrangement], section)
    case 'callToAction':
      return draw(invitations[section.arrangement], section)
    case 'quotes':
      return <Quotes section={section} />
    case 'points':
      return <Points section={section} />
    case 'questions':
      return <Faq section={section} />
    case 'picture':
      return <Picture section={section} />
    case 'policy':
      return <Policy section={section} />
    default:
      return <>{renderDishes(section)}</>
  }
}

function draw<Kind extends SectionKind>(Component: Drawn<Kind>, section: SectionOf<Kind>) {
  return <Component section={section} />
}
