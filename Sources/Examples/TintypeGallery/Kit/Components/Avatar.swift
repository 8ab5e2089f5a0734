// SPDX-License-Identifier: MIT

import TintypeComponents

/// A person in a circle: a photo, initials or an icon.
///
/// ```swift
/// Avatar(name: "Ada Lovelace", size: .large, status: .online)
/// Avatar(name: "Ada Lovelace", image: photo)
/// Avatar(systemImage: "person.2.fill")
/// ```
///
/// The color of the initials depends on the name. The circle scales with the text size, up to 1.5
/// times.
package struct Avatar: Component {
  private enum Content {
    case image(ImageData)
    case initials(String)
    case symbol(String)
  }

  private let name: String
  private let content: Content
  private let size: AvatarSize
  private let status: AvatarStatus?
  private let hasRing: Bool
  private var initialsShare = 0.4
  private var badge: Badge?
  @Environment(\.self) private var environment
  @ScaledMetric private var scale = 1000.0

  /// Creates an avatar of a name.
  ///
  /// - Parameters:
  ///   - name: The name and accessibility label; it determines the initials and their color.
  ///   - image: A photo in place of the initials; it fills the circle and is clipped.
  ///   - size: The diameter, regular by default.
  ///   - status: A mark at the bottom trailing edge; none by default.
  ///   - hasRing: A Boolean value that indicates whether a ring in the tint color surrounds the
  ///     avatar; `false` by default.
  package init(
    name: some StringProtocol,
    image: ImageData? = nil,
    size: AvatarSize = .regular,
    status: AvatarStatus? = nil,
    hasRing: Bool = false
  ) {
    self.name = String(name)
    let initials = Self.initials(of: self.name)
    content =
      image.map(Content.image) ?? (initials.isEmpty ? .symbol("person.fill") : .initials(initials))
    self.size = size
    self.status = status
    self.hasRing = hasRing
  }

  /// Creates an avatar with an icon and an accessibility label, for a person without a name.
  package init(
    systemImage: String,
    label: String = "Unknown",
    size: AvatarSize = .regular,
    status: AvatarStatus? = nil,
    hasRing: Bool = false
  ) {
    name = label
    content = .symbol(systemImage)
    self.size = size
    self.status = status
    self.hasRing = hasRing
  }

  /// Creates an avatar with the number of further people.
  init(overflow count: Int, size: AvatarSize) {
    name = "\(count) more"
    content = .initials("+\(count)")
    self.size = size
    status = nil
    hasRing = false
  }

  /// Returns the avatar with a badge whose center is on the edge of the circle, at 1:30.
  ///
  /// Other components have a badge at the corner of their frame, which the circle does not touch.
  package func badge(_ badge: Badge) -> Avatar {
    var avatar = self
    avatar.badge = badge
    return avatar
  }

  /// Returns the avatar with smaller initials, for an avatar that its neighbor overlaps.
  func overlapped() -> Avatar {
    var avatar = self
    avatar.initialsShare = 0.34
    return avatar
  }

  /// Returns the uppercase initials of a name.
  ///
  /// They are the first letter or digit of the first and of the last word that has one.
  static func initials(of name: String) -> String {
    let letters = name.split(whereSeparator: \.isWhitespace)
      .compactMap { word in word.first { $0.isLetter || $0.isNumber } }
    guard let first = letters.first else { return "" }
    let last = letters.count > 1 ? letters.last : nil
    return ([first] + [last].compactMap { $0 }).map { $0.uppercased() }.joined()
  }

  /// Returns the scaled diameter in points, without the ring.
  func diameter(scaledBy factor: Double) -> Double { size.points * min(max(factor, 1), 1.5) }

  /// The circle, its ring and its status.
  package var body: some Component {
    let diameter = diameter(scaledBy: scale / 1000)
    circle(diameter)
      .overlay(alignment: .topLeading) {
        if let status {
          let spot = Self.spot(of: diameter, in: .leftToRight)
          HStack {
            StatusMark(status: status).frame(width: spot.width, height: spot.height)
          }
          .padding(.leading, spot.minX)
          .padding(.top, spot.minY)
        }
      }
      .overlay(alignment: .topTrailing) {
        if let badge {
          // The circle's point at 45 degrees is this far inside of its frame.
          let inset = diameter * 0.146_446_609_406_726_2
          badge
            .fixedSize()
            .alignmentGuide(.trailing) { min($0.width, $0.height) / 2 + inset }
            .alignmentGuide(.top) { $0.height / 2 - inset }
        }
      }
      .padding(hasRing ? ringInset : 0)
      .overlay {
        if hasRing {
          Circle().strokeBorder(environment.controlColors.mark(environment.tint), lineWidth: 2)
        }
      }
      .accessibilityElement()
      .accessibilityLabel(name)
      .accessibilityValue(status?.spoken ?? "")
      .accessibilityAddTraits(.isImage)
  }

  /// The inset of the ring: a line of 2 points and a gap of 2 points.
  private var ringInset: Double { 4 }

  private func circle(_ diameter: Double) -> ComponentList {
    let round = face(diameter)
      .frame(width: diameter, height: diameter)
      .clipShape(Circle())
    guard status != nil else { return ComponentList([round]) }
    // The gap around the mark is transparent.
    let spot = Self.spot(of: diameter, in: environment.layoutDirection)
    let gap = max(diameter / 24, 1.5)
    let hole = Path { path in
      path.addRect(Rect(x: 0, y: 0, width: diameter, height: diameter))
      path.addEllipse(
        in: Rect(
          x: spot.minX - gap, y: spot.minY - gap, width: spot.width + 2 * gap,
          height: spot.height + 2 * gap))
    }
    return ComponentList([round.clipShape(hole, eoFill: true)])
  }

  /// Returns the frame of the status mark.
  ///
  /// It is centered on the circle at 4:30, or at 7:30 in right-to-left layout.
  private static func spot(of diameter: Double, in direction: LayoutDirection) -> Rect {
    let side = min(max(diameter * 0.26, 8), 18)
    // The circle's point at 45 degrees is at (1 + 1/√2)/2 of its diameter.
    let middle = diameter * 0.853_553_390_593_273_8
    let x = direction == .leftToRight ? middle : diameter - middle
    return Rect(x: x - side / 2, y: middle - side / 2, width: side, height: side)
  }

  @ComponentBuilder
  private func face(_ diameter: Double) -> ComponentList {
    let colors = AvatarColors(name: name)
    switch content {
    case .image(let image):
      Image(image).resizable().aspectRatio(contentMode: .fill)
    case .initials(let text):
      Text(text)
        .font(.system(size: diameter * (text.count > 2 ? 0.34 : initialsShare), weight: .semibold))
        .foregroundStyle(colors.foreground)
        .environment(\.layoutDirection, initialsDirection(text))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(colors.background, ignoresSafeAreaEdges: [])
    case .symbol(let symbol):
      Symbol(symbol)
        .font(.system(size: diameter * 0.46))
        .foregroundStyle(Color.supporting)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.gray5, ignoresSafeAreaEdges: [])
    }
  }
}

extension Avatar {
  /// The number of further people is always left-to-right.
  private func initialsDirection(_ text: String) -> LayoutDirection {
    text.hasPrefix("+") ? .leftToRight : environment.layoutDirection
  }
}

/// The diameter of an avatar at the Dynamic Type size `.large`.
package enum AvatarSize: Hashable, Sendable {
  /// 24 points.
  case mini
  /// 32 points.
  case small
  /// 40 points.
  case regular
  /// 64 points.
  case large
  /// 96 points.
  case extraLarge
  /// A diameter in points, clamped to 8 through 512; NaN becomes 40.
  case custom(Double)

  /// The diameter in points.
  package var points: Double {
    switch self {
    case .mini: 24
    case .small: 32
    case .regular: 40
    case .large: 64
    case .extraLarge: 96
    case .custom(let points): points.isNaN ? 40 : min(max(points, 8), 512)
    }
  }
}

/// A person's availability; each state has its own shape in addition to its color.
package enum AvatarStatus: String, Hashable, Codable, Sendable, CaseIterable {
  /// A green disc.
  case online
  /// A yellow ring.
  case away
  /// A red disc with a bar across.
  case busy

  var spoken: String {
    switch self {
    case .online: "Online"
    case .away: "Away"
    case .busy: "Busy"
    }
  }
}

/// The mark of a status, which fills its frame.
private struct StatusMark: Component {
  let status: AvatarStatus
  @Environment(\.self) private var environment

  var body: some Component {
    let colors = environment.controlColors
    switch status {
    case .online: Circle().fill(colors.mark(.green))
    case .away: Circle().strokeBorder(colors.mark(.orange), lineWidth: 3)
    case .busy:
      GeometryReader { proxy in
        ZStack {
          Circle().fill(colors.mark(.red))
          Capsule().fill(Color.white)
            .frame(width: proxy.size.width * 0.56, height: proxy.size.height * 0.18)
        }
      }
    }
  }
}

/// The colors of initials and their background, selected by name.
struct AvatarColors: Hashable, Sendable {
  /// The background of the initials.
  let background: Color
  /// The color of the initials, with a contrast ratio of at least 4.5.
  let foreground: Color

  /// Creates the colors for a name, the same on every machine.
  init(name: String) {
    // The 32-bit FNV-1a hash, as published by its authors Fowler, Noll and Vo.
    //
    // Its low bits are mixed, since names differ little.
    var hash: UInt32 = 0x811C_9DC5
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    hash ^= hash >> 15
    let palette = Self.palette
    self = palette[Int(hash % UInt32(palette.count))]
  }

  private init(_ name: String, _ pale: UInt32, _ deep: UInt32, _ dark: UInt32, _ light: UInt32) {
    background = Color("avatar.\(name)", light: Color(hex: pale), dark: Color(hex: dark))
    foreground = Color("avatar.\(name).text", light: Color(hex: deep), dark: Color(hex: light))
  }

  /// Color pairs around the hue circle: pale and deep for light, dark and light for dark
  /// appearance.
  static let palette = [
    AvatarColors("red", 0xFFDAD6, 0x8C1D18, 0x601410, 0xFFB4AB),
    AvatarColors("orange", 0xFFDCC2, 0x7A3B00, 0x5A2A00, 0xFFB77C),
    AvatarColors("yellow", 0xFBE7A2, 0x5C4700, 0x453500, 0xE8C64B),
    AvatarColors("lime", 0xDDEBAA, 0x3E4F00, 0x2E3A00, 0xBFD06A),
    AvatarColors("green", 0xC4F0C8, 0x0B5420, 0x053F16, 0x84D693),
    AvatarColors("teal", 0xB9EFE9, 0x00504A, 0x003C37, 0x6BD7CB),
    AvatarColors("cyan", 0xBFE9FF, 0x004E6B, 0x003A51, 0x76D1FF),
    AvatarColors("blue", 0xD6E3FF, 0x0B4594, 0x0A3470, 0xA9C7FF),
    AvatarColors("indigo", 0xE1E0FF, 0x3B3AA6, 0x2E2D85, 0xC0C1FF),
    AvatarColors("purple", 0xF2DAFF, 0x6A1B92, 0x51146F, 0xE3B5FF),
    AvatarColors("pink", 0xFFD8E7, 0x8A1550, 0x66103B, 0xFFB0CD),
  ]
}
