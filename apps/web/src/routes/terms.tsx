import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from './-section-page.ts'

export const Route = createFileRoute('/terms')(sectionPage())
