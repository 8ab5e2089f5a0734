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
/// Initials stand in a colour that follows from the name. The circle grows with the text, up to half
/// as large again.
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
  @Environment(\.self) private var environment
  @ScaledMetric private var scale = 1000.0

  /// Creates an avatar of a name.
  ///
  /// - Parameters:
  ///   - name: The name, which is spoken; it gives the initials and their colour.
  ///   - image: A photo in place of the initials; it fills the circle, cut off where it is longer.
  ///   - size: The diameter, regular by default.
  ///   - status: A mark at the bottom trailing edge; none by default.
  ///   - hasRing: Whether a ring in the tint lies around it, not by default.
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

  /// Creates an avatar with an icon, for those without a name; spoken as `label`.
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

  /// An avatar that says how many others there are.
  init(overflow count: Int, size: AvatarSize) {
    name = "\(count) more"
    content = .initials("+\(count)")
    self.size = size
    status = nil
    hasRing = false
  }

  /// The avatar with smaller initials, for where a neighbour lies over its side.
  func overlapped() -> Avatar {
    var avatar = self
    avatar.initialsShare = 0.34
    return avatar
  }

  /// The first letter or digit of the first and of the last word that has one, in capitals.
  static func initials(of name: String) -> String {
    let letters = name.split(whereSeparator: \.isWhitespace)
      .compactMap { word in word.first { $0.isLetter || $0.isNumber } }
    guard let first = letters.first else { return "" }
    let last = letters.count > 1 ? letters.last : nil
    return ([first] + [last].compactMap { $0 }).map { $0.uppercased() }.joined()
  }

  /// The diameter in points in an environment, without the ring.
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
      .padding(hasRing ? ringRoom : 0)
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

  /// A line of 2 points and as much distance.
  private var ringRoom: Double { 4 }

  private func circle(_ diameter: Double) -> ComponentList {
    let round = face(diameter)
      .frame(width: diameter, height: diameter)
      .clipShape(Circle())
    guard status != nil else { return ComponentList([round]) }
    // What lies behind the avatar shows around the mark, whatever it is.
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

  /// Where the status lies: on the circle at half past four, or half past seven where lines run from
  /// right to left.
  private static func spot(of diameter: Double, in direction: LayoutDirection) -> Rect {
    let side = min(max(diameter * 0.26, 8), 18)
    // The point of the circle at 45 degrees lies at (1 + 1/√2)/2 of its diameter.
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
  /// A number of others reads from left to right in every script.
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
  /// A diameter in points, from 8 to 512; what lies outside is moved to the nearer end, NaN to 40.
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

/// Whether a person can be reached; each state has a shape of its own beside its colour.
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

/// The colours behind and of initials, chosen by a name.
struct AvatarColors: Hashable, Sendable {
  /// What lies behind the initials.
  let background: Color
  /// The initials, with a contrast of at least 4.5.
  let foreground: Color

  /// The colours of a name: the same name has the same ones, on every machine.
  init(name: String) {
    // FNV-1a, 32 bits, as its authors Fowler, Noll and Vo publish it; its last bits are mixed, as
    // names differ little.
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

  /// Pairs around the circle of hues: pale with deep in light, dark with light in dark.
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
