/** A day as the almanac writes it: `11-09`, or `1972-09-01` with a year. */
export type When = string

const two = (number: number): string => String(number).padStart(2, '0')

/** Today where the reader is. */
export function today(now = new Date()): When {
  const year = String(now.getFullYear()).padStart(4, '0')
  return `${year}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export function isWhen(text: string): boolean {
  return /^(\d{4}-)?\d{2}-\d{2}$/.test(text)
}

/** The day so many days later; every day of a year without a year is one of a leap year. */
export function later(when: When, days: number): When {
  const [day = '01', month = '01', year] = when.split('-').reverse()
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)))
  if (year) date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  date.setUTCDate(date.getUTCDate() + days)
  const short = `${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  return year ? `${String(date.getUTCFullYear()).padStart(4, '0')}-${short}` : short
}

/** How a calendar is subscribed to from a page: over TLS if the page came so. */
export function calendarScheme(protocol: string): 'webcal' | 'webcals' {
  return protocol === 'https:' ? 'webcals' : 'webcal'
}
