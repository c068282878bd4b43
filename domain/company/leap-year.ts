/**
 * The days of every year, numbered 0 to 365 as in a leap year, so that 29 February has its own number.
 * In a common year it falls on the 28th.
 */
export const leapDays: readonly string[] = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(5, 10),
)

export const february28 = 58

const monthStarts = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1) / 86_400_000 - 19_723)

/** Returns the number of a month-day: `01-01` is 0, `02-29` is 59, `12-31` is 365. */
export function leapDayOf(monthDay: string): number {
  return leapDayIn(Number(monthDay.slice(0, 2)) - 1, Number(monthDay.slice(3)))
}

/** Returns the number of a day from its month, counted from 0, and its day of the month. */
export function leapDayIn(month: number, dayOfMonth: number): number {
  return (monthStarts[month] as number) + dayOfMonth - 1
}

/** Returns the day since 1970 of a numbered day in a year. */
export function dayInYear(year: number, leapDay: number): number {
  const isAfterMissingDay = leapDay > february28 && !isLeap(year)
  return Date.UTC(year, 0, 1) / 86_400_000 + leapDay - (isAfterMissingDay ? 1 : 0)
}

/** Returns true when a year has a 29 February. */
export function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
