import {
  DragDropContext,
  Draggable,
  Droppable,
  type DraggableProvidedDragHandleProps,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd'
import { ActionIcon, Box, type MantineSpacing } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import classes from './sortable-list.module.css'

/** What moves an item: a mouse or a finger drags the grip, everyone else presses. Nothing if it is the only one. */
export interface SortControls {
  grip: ReactNode
  buttons: ReactNode
}

interface SortableListProps<Item> {
  items: readonly Item[]
  /** The list's name for screen readers. */
  label: string
  /** Must stay the same while the item moves. */
  idOf: (item: Item) => string
  nameOf: (item: Item, index: number) => string
  gap?: MantineSpacing
  /** The places are counted from zero. */
  onMove: (from: number, to: number) => void
  renderItem: (item: Item, controls: SortControls, index: number) => ReactNode
}

/** A list whose order is changed by dragging, by the keys of a grip, or by buttons; each move is announced. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, label, idOf, nameOf, gap = 'md', onMove, renderItem } = props
  const listId = useId()
  const [announcement, setAnnouncement] = useState('')
  const names = items.map(nameOf)
  const isAlone = items.length === 1
  const describePlace = (from: number, to: number) => `${names[from]} is number ${to + 1} of ${items.length}`

  function press(from: number, by: number) {
    setAnnouncement(describePlace(from, from + by))
    onMove(from, from + by)
  }

  function drop({ source, destination, reason }: DropResult, { announce }: ResponderProvided) {
    const to = reason === 'DROP' && destination ? destination.index : source.index
    announce(`Dropped. ${describePlace(source.index, to)}`)
    if (to !== source.index) onMove(source.index, to)
  }

  function controlsOf(index: number, grip: ReactNode): SortControls {
    if (isAlone) return { grip: null, buttons: null }
    const move = (by: number) => press(index, by)
    const isLast = index === items.length - 1
    const buttons = (
      <>
        <MoveButton label={`Move ${names[index]} up`} by={-1} isAtEnd={index === 0} onMove={move} />
        <MoveButton label={`Move ${names[index]} down`} by={1} isAtEnd={isLast} onMove={move} />
      </>
    )
    return { grip, buttons }
  }

  return (
    <div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <DragDropContext
        dragHandleUsageInstructions="Press Space to lift it, the arrow keys to move it, Space to drop it, and Escape to put it back."
        onDragStart={({ source }, { announce }) =>
          announce(`Lifted. ${describePlace(source.index, source.index)}`)
        }
        onDragUpdate={({ source, destination }, { announce }) =>
          announce(describePlace(source.index, destination?.index ?? source.index))
        }
        onDragEnd={drop}
      >
        <Droppable droppableId={listId}>
          {({ innerRef, droppableProps, placeholder }) => (
            // The gap belongs to the items: what is dragged makes room for itself and its gap.
            <Box ref={innerRef} {...droppableProps} role="list" aria-label={label} mb={`-${gap}`}>
              {items.map((item, index) => (
                // The grip is a button, from which the library would not drag otherwise.
                <Draggable
                  key={idOf(item)}
                  draggableId={idOf(item)}
                  index={index}
                  isDragDisabled={isAlone}
                  disableInteractiveElementBlocking
                >
                  {({ innerRef: itemRef, draggableProps, dragHandleProps }, { isDragging }) => (
                    <Box ref={itemRef} {...draggableProps} role="listitem" pb={gap}>
                      <div className={classes.item} data-dragged={isDragging || undefined}>
                        {renderItem(
                          item,
                          controlsOf(index, <Grip name={names[index] ?? ''} handle={dragHandleProps} />),
                          index,
                        )}
                      </div>
                    </Box>
                  )}
                </Draggable>
              ))}
              {placeholder}
            </Box>
          )}
        </Droppable>
      </DragDropContext>
    </div>
  )
}

interface GripProps {
  name: string
  handle: DraggableProvidedDragHandleProps | null
}

const Grip = ({ name, handle }: GripProps) => (
  <ActionIcon {...handle} className={classes.grip} variant="subtle" size="lg" aria-label={`Drag ${name}`}>
    <IconGripVertical size={20} aria-hidden />
  </ActionIcon>
)

interface MoveButtonProps {
  label: string
  by: 1 | -1
  isAtEnd: boolean
  onMove: (by: 1 | -1) => void
}

/** Moves an entry of a list by one place. At the end of the list it does nothing, but keeps the focus. */
function MoveButton({ label, by, isAtEnd, onMove }: MoveButtonProps) {
  const Icon = by < 0 ? IconChevronUp : IconChevronDown
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      data-disabled={isAtEnd}
      onClick={() => isAtEnd || onMove(by)}
    >
      <Icon size={22} aria-hidden />
    </ActionIcon>
  )
}
