// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

/// A value of a sample.
struct Sample: Identifiable {
  let id: Int
  let name: String
  let value: Double
  var series = ""
}

/// Sales of products in two cities.
let sales: [Sample] = [
  ("Cachapa", 916, "Cupertino"), ("Injera", 850, "Cupertino"), ("Crêpe", 802, "Cupertino"),
  ("Dosa", 653, "Cupertino"), ("Cachapa", 420, "San Francisco"), ("Injera", 610, "San Francisco"),
  ("Crêpe", 320, "San Francisco"), ("Dosa", 500, "San Francisco"),
].enumerated().map { Sample(id: $0, name: $1.0, value: Double($1.1), series: $1.2) }

/// The sales of one city.
let products = sales.filter { $0.series == "Cupertino" }

/// The first instant of a day in the time zone of the tests.
func day(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))
    ?? .distantPast
}

/// A temperature of a month in degrees Celsius.
struct Temperature: Identifiable {
  let date: Date
  let value: Double
  let city: String

  var id: String { "\(city) \(date)" }
}

/// Temperatures of the months of a year in two cities.
let temperatures: [Temperature] = [
  ("Bergen", [1.4, 1.7, 3.3, 5.9, 10.5, 13.4, 14.8, 14.6, 11.8, 8.5, 5.0, 2.6]),
  ("Lisbon", [11.6, 12.7, 14.9, 15.9, 18, 21.2, 23.1, 23.5, 22.1, 18.8, 15, 12.4]),
].flatMap { city, values in
  values.enumerated().map { Temperature(date: day(2023, $0 + 1, 1), value: $1, city: city) }
}

/// A number of visitors on a day.
struct Visitors: Identifiable {
  let day: Int
  let value: Double
  let series: String

  var id: String { "\(series) \(day)" }
}

/// Two series of seven values.
let visitors: [Visitors] = [
  ("Web", [3, 5, 4, 7, 6, 9, 8]), ("Phone", [2, 3, 5, 4, 6, 5, 7]),
].flatMap { series, values in
  values.enumerated().map { Visitors(day: $0, value: $1, series: series) }
}
