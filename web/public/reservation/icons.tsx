/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {children}
    </svg>
  )
}

/** A telephone's receiver. */
export function PhoneIcon() {
  return (
    <Icon>
      <path d="M5 4h4l2 5-2.500 1.500a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2" />
    </Icon>
  )
}

/** A page of a calendar. */
export function CalendarIcon() {
  return (
    <Icon>
      <path d="M4 6h16v14H4zM4 10h16M8 3v4m8-4v4" />
    </Icon>
  )
}

/** Icon of an accepted reservation. */
export function CheckIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.500 2.700 2.700L16 9.500" />
    </Icon>
  )
}

/** Icon of a cancelled reservation. */
export function CrossIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="m9 9 6 6m0-6-6 6" />
    </Icon>
  )
}

/** Icon of a reservation that waits, or of an answer that came too late. */
export function ClockIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.500 2" />
    </Icon>
  )
}

/** Icon of a warning. */
export function WarningIcon() {
  return (
    <Icon>
      <path d="M12 4 2.500 20h19zM12 10v4m0 3v.01" />
    </Icon>
  )
}

/** Icon shown without a photo of the vehicle. */
export function CarIcon() {
  return (
    <Icon>
      <path d="M3 16v-3l2-1 2-4.500h9L19.500 12l1.500 1v3h-2M9 16h6M5 12h14" />
      <circle cx="7" cy="16.500" r="1.800" />
      <circle cx="17" cy="16.500" r="1.800" />
    </Icon>
  )
}
