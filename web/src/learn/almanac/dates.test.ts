import { expect, test } from 'vitest'
import { calendarScheme, isWhen, later, today } from './dates'

test('days follow each other', () => {
  expect(later('1900-02-28', 1)).toBe('1900-03-01')
  expect(later('2000-02-28', 1)).toBe('2000-02-29')
  expect(later('02-28', 1)).toBe('02-29')
  expect(later('12-31', 1)).toBe('01-01')
  expect(later('01-01', -1)).toBe('12-31')
  expect(later('1886-01-01', -1)).toBe('1885-12-31')
  expect(later('0050-12-31', 1)).toBe('0051-01-01')
})

test('today is the day where the reader is', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(['11-09', '1972-09-01', 'people', '1-9'].map(isWhen)).toEqual([true, true, false, false])
})

test('a page that came over TLS subscribes to the calendar over TLS', () => {
  expect([calendarScheme('https:'), calendarScheme('http:')]).toEqual(['webcals', 'webcal'])
})
