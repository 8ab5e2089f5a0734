// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery

/// The colors of a fixture's images, by number.
enum FixtureColors {
  private static let pairs: [(UInt32, UInt32)] = [
    (0x3A7BD5, 0x00D2FF), (0xF7971E, 0xFFD200), (0x8E2DE2, 0xC471F5), (0x11998E, 0x38EF7D),
    (0xEB3349, 0xF45C43), (0x2C3E50, 0x4CA1AF),
  ]

  static func gradient(_ number: Int) -> LinearGradient {
    let pair = pairs[number % pairs.count]
    return LinearGradient(
      colors: [Color(hex: pair.0), Color(hex: pair.1)], startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}

/// A row of a list: a name, a text and a time.
struct FixtureRow: Component {
  var number: Int
  var variant: FixtureVariant
  var scale: Double

  var body: some Component {
    HStack(spacing: 12) {
      Avatar(name: FixtureWords.name(number)).edges(in: variant, scale: scale)
      VStack(alignment: .leading, spacing: 2) {
        Text(FixtureWords.name(number)).font(.system(size: 16, weight: .semibold))
        Text(FixtureWords.line(number))
          .font(.system(size: 14))
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer(minLength: 8)
      VStack(alignment: .trailing, spacing: 6) {
        Text(FixtureWords.time(number)).font(.system(size: 12)).foregroundStyle(.secondary)
        if number % 3 == 0 {
          Badge(number % 7 + 1)
        } else {
          Symbol(FixtureWords.symbol(number))
            .font(.system(size: 13))
            .foregroundStyle(Color.tertiary)
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 9)
  }
}

/// Rows on one surface, with separators.
struct FixtureList: Component {
  var numbers: Range<Int>
  var variant: FixtureVariant
  var scale: Double

  var body: some Component {
    VStack(spacing: 0) {
      for number in numbers {
        if number != numbers.lowerBound { Divider().padding(.leading, 68) }
        FixtureRow(number: number, variant: variant, scale: scale)
      }
    }
    .background(
      Color.secondarySystemGroupedBackground, in: RoundedRectangle(cornerRadius: 14))
  }
}

/// A card with an image, text and a price, on a shadow.
struct FixtureCard: Component {
  var number: Int
  var variant: FixtureVariant
  var scale: Double
  var pictureHeight = 120.0

  var body: some Component {
    let shape = RoundedRectangle(cornerRadius: 14)
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        Rectangle().fill(FixtureColors.gradient(number))
        Circle()
          .fill(Color(white: 1, opacity: 0.22))
          .frame(width: pictureHeight * 0.62, height: pictureHeight * 0.62)
          .edges(in: variant, scale: scale)
        Symbol(FixtureWords.symbol(number * 3))
          .font(.system(size: pictureHeight * 0.26, weight: .semibold))
          .foregroundStyle(Color.white)
      }
      .frame(height: pictureHeight)
      VStack(alignment: .leading, spacing: 4) {
        Text(FixtureWords.line(number + 4)).font(.system(size: 15, weight: .medium)).lineLimit(1)
        HStack {
          Text(FixtureWords.price(number)).font(.system(size: 14, weight: .bold))
          Spacer()
          Symbol("star.fill").font(.system(size: 12)).foregroundStyle(Color(hex: 0xF5A623))
          Text("4.\(number % 10)").font(.system(size: 13)).foregroundStyle(.secondary)
        }
      }
      .padding(12)
    }
    .background(Color.secondarySystemGroupedBackground)
    .clipShape(shape)
    .shadow(color: Color(white: 0, opacity: 0.18), radius: 6, y: 2)
  }
}

/// The button whose color changes.
struct FixtureButton: Component {
  var title: String
  var variant: FixtureVariant
  var scale: Double
  var height = 44.0

  var body: some Component {
    RoundedRectangle(cornerRadius: 12)
      .fill(variant.buttonColor)
      .edges(in: variant, scale: scale)
      .overlay {
        Text(title)
          .font(.system(size: min(17, height * 0.42), weight: .semibold))
          .foregroundStyle(Color.white)
      }
      .frame(height: height)
  }
}

/// Texts for fixtures, chosen by number so that each run uses the same ones.
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
