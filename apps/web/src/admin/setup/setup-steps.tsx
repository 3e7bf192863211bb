import { Badge, Button, Group, List, Paper, Skeleton, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck, IconCircle } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SetupState, SetupStep, SettingSection } from '@tiffin/contract'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { formatMoment } from '../../lib/time/local-time.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { FailedQuery, FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { showToast } from '../../ui/toast.ts'

/** All steps from an empty site to an open one: each can be left and gone on with later. */
export function SetupSteps() {
  const trpc = useTRPC()
  const { data, isPending, refetch } = useQuery(trpc.setup.get.queryOptions(undefined, { staleTime: 0 }))
  if (isPending) return <Skeleton h="32rem" maw={720} />
  if (data === undefined)
    return <FailedQuery message="The steps could not be loaded." onRetry={() => void refetch()} />
  return (
    <Stack maw={720} gap="lg">
      <SiteState setup={data} />
      <List listStyleType="none" spacing="sm" component="ol" aria-label="Steps">
        {data.steps.map(({ step, isDone }) => (
          <List.Item
            key={step}
            styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}
          >
            <Step step={step} isDone={isDone} setup={data} />
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}

/** Whether guests see the site, and the way to see it before them. */
function SiteState({ setup: { launch, opensLocal } }: { setup: SetupState }) {
  const client = useTRPCClient()
  const { region } = useSettings()
  const looking = useMutation({
    mutationFn: () => client.setup.previewSite.mutate(),
    onSuccess: ({ url }) => window.location.assign(new URL(url).pathname),
  })
  if (launch === 'open') return <Text>The site is open: guests see it, and can order.</Text>
  return (
    <Stack gap="xs">
      <Text>
        {launch === 'dated' && opensLocal !== null
          ? `The site opens on ${formatMoment(opensLocal, region)}. Until then guests see a page that says so, and can order nothing.`
          : 'The site is not open yet: guests see a page that says so, and can order nothing. You can try everything.'}
      </Text>
      <FailureAlert
        failure={
          looking.error &&
          explainFailure(looking.error, { title: 'No link was made', hint: 'Please try again.' })
        }
      />
      <Group>
        <Button variant="default" loading={looking.isPending} onClick={() => looking.mutate()}>
          Look at the site
        </Button>
      </Group>
    </Stack>
  )
}

interface StepProps {
  step: SetupStep
  isDone: boolean
  setup: SetupState
}

function Step({ step, isDone, setup }: StepProps) {
  const { title, hint, links } = stepTexts[step]
  return (
    <Paper withBorder p="md">
      <Group align="flex-start" wrap="nowrap" gap="md">
        <ThemeIcon
          radius="xl"
          color={isDone ? 'leaf' : 'gray'}
          variant={isDone ? 'filled' : 'light'}
          aria-hidden
        >
          {isDone ? <IconCheck size={18} /> : <IconCircle size={18} />}
        </ThemeIcon>
        <Stack gap="xs" flex={1}>
          <Group gap="xs">
            <Title order={2} size="h4">
              {title}
            </Title>
            {isDone && (
              <Badge color="leaf" variant="light">
                Done
              </Badge>
            )}
          </Group>
          <Text>{hint}</Text>
          <Group gap="sm">
            {links.map(({ label, ...link }) => (
              <ButtonLink key={label} {...link}>
                {label}
              </ButtonLink>
            ))}
            {step === 'menu' && setup.launch !== 'open' && <SampleMenu hasDishes={setup.hasDishes} />}
          </Group>
        </Stack>
      </Group>
    </Paper>
  )
}

/** The sample's menu to begin with; what is there goes in one step. */
function SampleMenu({ hasDishes }: { hasDishes: boolean }) {
  const client = useTRPCClient()
  const queryClient = useQueryClient()
  const filling = useMutation({
    mutationFn: () => client.setup.fillMenu.mutate(),
    onSuccess: async () => {
      await queryClient.invalidateQueries()
      showToast({ message: 'The sample menu is yours to change', kind: 'success' })
    },
  })
  if (hasDishes) {
    return (
      <ConfirmButton
        label="Start empty"
        question="Remove the whole menu?"
        consequence="Every dish, category and option group goes. No guest has seen them yet."
        yes="Remove everything"
        no="Keep the menu"
        run={() => client.setup.emptyMenu.mutate()}
        onDone={() => void queryClient.invalidateQueries()}
      />
    )
  }
  return (
    <>
      <Button variant="default" loading={filling.isPending} onClick={() => filling.mutate()}>
        Use the sample menu
      </Button>
      <FailureAlert
        failure={
          filling.error &&
          explainFailure(filling.error, { title: 'The menu was not filled', hint: 'Please try again.' })
        }
      />
    </>
  )
}

interface StepTexts {
  title: string
  hint: string
  links: { label: string; to: string; search?: { section: SettingSection } }[]
}

const inSettings = (section: SettingSection, label: string) => [
  { label, to: '/admin/settings', search: { section } },
]

/** What each step is about, and where it is done: under Settings, where it can be changed ever after. */
const stepTexts: Record<SetupStep, StepTexts> = {
  identity: {
    title: 'Who you are',
    hint: 'The name above the door, a logo, a line about the restaurant.',
    links: inSettings('identity', 'Enter the name'),
  },
  contact: {
    title: 'How guests reach you',
    hint: 'Telephone and email, and where their messages go. The site opens only with a telephone number.',
    links: inSettings('contact', 'Enter contact details'),
  },
  address: {
    title: 'Where you are',
    hint: 'Street and city are on every page, receipt and email.',
    links: inSettings('address', 'Enter the address'),
  },
  region: {
    title: 'Country and currency',
    hint: 'Choosing a country suggests time zone, currency and formats. Do this before the test order: an order fixes zone and currency.',
    links: inSettings('region', 'Choose the country'),
  },
  hours: {
    title: 'When you are open',
    hint: 'Orders are promised within these hours. Until you save yours, every day from 11 to 21.',
    links: inSettings('hours', 'Enter the hours'),
  },
  taxes: {
    title: 'Taxes',
    hint: 'What an order is taxed with, as it is printed on receipts. Until you save it, nothing.',
    links: inSettings('taxes', 'Enter the tax'),
  },
  look: {
    title: 'How it looks',
    hint: 'Two colours, typefaces and corners. Every shade follows from them.',
    links: inSettings('look', 'Choose colours'),
  },
  pages: {
    title: 'What the site has',
    hint: 'Tables, catering, reviews, a newsletter: what you turn off is nowhere. Then write your own pages.',
    links: [...inSettings('pages', 'Choose the pages'), { label: 'Write pages', to: '/admin/pages' }],
  },
  menu: {
    title: 'The menu',
    hint: 'From a spreadsheet, by hand, or begin with a sample and change it.',
    links: [
      { label: 'Import a spreadsheet', to: '/admin/import' },
      { label: 'Add categories', to: '/admin/categories' },
      { label: 'Add dishes', to: '/admin/products' },
    ],
  },
  'test-order': {
    title: 'A test order',
    hint: 'Look at the site, order as a guest would, and see it arrive, print and send its email. Then cancel it under Orders: a cancelled order counts nowhere.',
    links: [
      { label: 'Printers', to: '/admin/printers' },
      { label: 'Orders', to: '/admin/orders' },
    ],
  },
  launch: {
    title: 'Open',
    hint: 'Today, or on a date. The site opens by itself.',
    links: inSettings('launch', 'Open the site'),
  },
}
