// SPDX-License-Identifier: MIT

/// Words for fixtures, chosen by number so that each run writes the same.
enum FixtureWords {
  static func name(_ number: Int) -> String {
    first[number % first.count] + " " + last[(number * 7 + number / first.count) % last.count]
  }

  static func line(_ number: Int) -> String { lines[number % lines.count] }

  static func price(_ number: Int) -> String {
    let cents = (number * 7919 + 1250) % 90_000
    return "€ \(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }

  static func time(_ number: Int) -> String {
    let minute = number * 37 % 60
    return "\(8 + number * 5 % 12):\(minute < 10 ? "0" : "")\(minute)"
  }

  static func symbol(_ number: Int) -> String { symbols[number % symbols.count] }

  static func paragraph(_ number: Int) -> String {
    (0..<5).map { line(number * 3 + $0 * 5) }.joined(separator: " ")
  }

  private static let first = [
    "Ada", "Alan", "Barbara", "Donald", "Edsger", "Frances", "Grace", "Hedy", "John", "Katherine",
    "Margaret", "Niklaus", "Radia",
  ]
  private static let last = [
    "Allen", "Dijkstra", "Hamilton", "Hopper", "Johnson", "Knuth", "Lamarr", "Liskov", "Lovelace",
    "Perlman", "Turing",
  ]
  private static let lines = [
    "The parcel has left the harbour and arrives tomorrow.",
    "Could you look at the second draft before noon?",
    "Two seats by the window are booked for Friday.",
    "The lighthouse is open again, from ten to six.",
    "Your order is ready to be picked up at the counter.",
    "We have moved the meeting to the green room.",
    "Nine people walked the ridge, and all came back.",
    "The invoice for October is in the attachment.",
    "Remember to water the plants on the north side.",
    "Fresh bread, figs, quinces, and a pound of butter.",
    "The ferry runs every twenty minutes until midnight.",
  ]
  private static let symbols = [
    "bell", "bookmark", "cart", "envelope", "gear", "heart", "house", "phone", "star", "tray",
  ]
}
