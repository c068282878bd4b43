import type generatePicker from 'antd/es/date-picker/generatePicker'

type Local = Temporal.PlainDateTime

/**
 * Provides the date functions of antd's calendar, with days and times without a zone; only today depends on the zone.
 */
export function calendarClock(zone: string): Parameters<typeof generatePicker<Local>>[0] {
  return {
    getNow: () => Temporal.Now.plainDateTimeISO(zone),
    getFixedDate: (text) => Temporal.PlainDate.from(text).toPlainDateTime(),
    getEndDate: (at) => at.with({ day: at.daysInMonth }),
    getWeekDay: (at) => at.dayOfWeek % 7,
    getYear: (at) => at.year,
    getMonth: (at) => at.month - 1,
    getDate: (at) => at.day,
    getHour: (at) => at.hour,
    getMinute: (at) => at.minute,
    getSecond: (at) => at.second,
    getMillisecond: (at) => at.millisecond,
    addYear: (at, years) => at.add({ years }),
    addMonth: (at, months) => at.add({ months }),
    addDate: (at, days) => at.add({ days }),
    setYear: (at, year) => at.with({ year }),
    setMonth: (at, month) => at.with({ month: month + 1 }),
    setDate: (at, day) => at.add({ days: day - at.day }),
    setHour: (at, hour) => at.with({ hour }),
    setMinute: (at, minute) => at.with({ minute }),
    setSecond: (at, second) => at.with({ second }),
    setMillisecond: (at, millisecond) => at.with({ millisecond }),
    isAfter: (one, other) => Temporal.PlainDateTime.compare(one, other) > 0,
    isValidate: () => true,
    locale: {
      getWeekFirstDay: () => 1,
      getWeekFirstDate: (_, at) => at.subtract({ days: at.dayOfWeek - 1 }),
      getWeek: (_, at) => at.weekOfYear ?? 0,
      getShortWeekDays: (locale) =>
        // The list begins with Sunday.
        names(locale, { weekday: 'short' }, 7, (day) => Date.UTC(2024, 0, 7 + day)).map((name) => name.slice(0, 2)),
      getShortMonths: (locale) => names(locale, { month: 'short' }, 12, (month) => Date.UTC(2024, month, 1)),
      format: (_, at, format) => format.replace(/YYYY|MM|DD|D|HH|mm|ss/g, (part) => partOf(at, part)),
      // The field reads the typed text instead.
      parse: () => null,
    },
  }
}

function names(locale: string, options: Intl.DateTimeFormatOptions, count: number, at: (index: number) => number) {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { ...options, timeZone: 'UTC' })
  return Array.from({ length: count }, (_, index) => format.format(at(index)))
}

function partOf(at: Local, part: string): string {
  const two = (value: number) => String(value).padStart(2, '0')
  switch (part) {
    case 'YYYY':
      return String(at.year)
    case 'MM':
      return two(at.month)
    case 'DD':
      return two(at.day)
    case 'D':
      return String(at.day)
    case 'HH':
      return two(at.hour)
    case 'mm':
      return two(at.minute)
    default:
      return two(at.second)
  }
}
