import { Skeleton, Tabs } from '@mantine/core'
import { settingSections, type SettingSection } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { FailedQuery } from '../../ui/admin/failed-query.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { DeviceAlerts } from './device-alerts.tsx'
import { SectionForm } from './section-form.tsx'
import { sectionNames } from './section-table.ts'

interface SettingsRoomProps {
  /** From the address. */
  section: string | undefined
  onSection: (section: SettingSection) => void
}

/** The settings that an owner changes from month to month, with a tab for each section. */
export function SettingsRoom({ section, onSection }: SettingsRoomProps) {
  const selected = sectionNames.find((name) => name === section) ?? 'ordering'
  // A colleague may be editing them too.
  const { data, isPending, refetch } = trpc.settings.list.useQuery(undefined, { staleTime: 0 })
  return (
    <>
      <RoomHint room="settings">
        What you save here applies immediately: on every page, in emails and to new orders and reservations.
      </RoomHint>
      <Tabs value={selected} keepMounted={false} onChange={(name) => onSection(name as SettingSection)}>
        <Tabs.List mb="md">
          {sectionNames.map((name) => (
            <Tabs.Tab key={name} value={name} px={{ base: 'xs', sm: 'md' }}>
              {settingSections[name].title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {isPending && <Skeleton height={320} maw={420} />}
        {!isPending && data === undefined && (
          <FailedQuery message="The settings could not be loaded." onRetry={() => void refetch()} />
        )}
        {data !== undefined &&
          sectionNames.map((name) => (
            <Tabs.Panel key={name} value={name}>
              <SectionForm section={name} state={data} />
              {name === 'alerts' && <DeviceAlerts />}
            </Tabs.Panel>
          ))}
      </Tabs>
    </>
  )
}
