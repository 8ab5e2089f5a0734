// SPDX-License-Identifier: MIT

import Foundation

/// The customer and the reading habits.
struct ReaderProfile: Hashable, Sendable {
  var name: String
  var memberSince: Int
  var points: Int
  var yearlyGoal: Int
  var finishedBooks: Int
  var currentTitle: String
  var currentProgress: Double
  var achievements: [Achievement]
  /// The minutes of each day of the last week, beginning on Monday.
  var minutesOfWeek: [Int]
  /// The pages of each day of the last eighteen weeks.
  var pagesOfDays: [Int]
  /// The number of finished books of each genre.
  var genreCounts: [Genre: Int]

  var goalProgress: Double {
    guard yearlyGoal > 0 else { return 0 }
    return min(Double(finishedBooks) / Double(yearlyGoal), 1)
  }
}

/// An award for reading.
struct Achievement: Identifiable, Hashable, Sendable {
  let title: String
  let detail: String
  let systemImage: String
  let isEarned: Bool

  var id: String { title }
}

extension ReaderProfile {
  static let sample = ReaderProfile(
    name: "Noor Castellan",
    memberSince: 2021,
    points: 1840,
    yearlyGoal: 24,
    finishedBooks: 17,
    currentTitle: "Letters to a Lighthouse",
    currentProgress: 0.62,
    achievements: [
      Achievement(
        title: "Night owl", detail: "Read after midnight", systemImage: "moon.fill",
        isEarned: true),
      Achievement(
        title: "On fire", detail: "Ten days in a row", systemImage: "flame.fill", isEarned: true),
      Achievement(
        title: "Critic", detail: "Write five reviews", systemImage: "pencil", isEarned: true),
      Achievement(
        title: "Globetrotter", detail: "Books from nine countries", systemImage: "globe",
        isEarned: false),
      Achievement(
        title: "Marathon", detail: "500 pages in a weekend", systemImage: "trophy",
        isEarned: false),
    ],
    minutesOfWeek: [24, 41, 18, 0, 56, 92, 63],
    pagesOfDays: (0..<126).map { ($0 * 37 + $0 * $0 * 11) % 60 },
    genreCounts: [.fiction: 7, .crime: 4, .science: 3, .nature: 2, .cooking: 1])
}
