// SPDX-License-Identifier: MIT

import SwiftUI

/// A round image of a person, or the initials of the name.
public struct Avatar: View {
  /// The sizes of avatars.
  public enum Size: CGFloat {
    case small = 28
    case medium = 44
    case large = 72
  }

  let name: String
  let image: Image?
  let size: Size
  private var isOnline: Bool?

  public init(name: String, image: Image? = nil, size: Size = .medium) {
    self.name = name
    self.image = image
    self.size = size
  }

  public var body: some View {
    content
      .frame(width: size.rawValue, height: size.rawValue)
      .clipShape(Circle())
      .overlay(alignment: .bottomTrailing) {
        if let isOnline {
          Circle()
            .fill(isOnline ? Color.harborSuccess : .harborInkSoft)
            .frame(width: size.rawValue / 4, height: size.rawValue / 4)
            .overlay(Circle().stroke(Color.harborSurface, lineWidth: 2))
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(name))
      .accessibilityValue(isOnline == true ? "Online" : "")
  }

  @ViewBuilder private var content: some View {
    if let image {
      image
        .resizable()
        .scaledToFill()
        .foregroundStyle(.tide)
        .background(Color.harborTintSoft)
    } else {
      ZStack {
        Self.color(for: name)
        Text(initials)
          .font(.system(size: size.rawValue * 0.4, weight: .semibold, design: .rounded))
          .foregroundStyle(.white)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .padding(.horizontal, size.rawValue * 0.12)
      }
    }
  }

  /// Returns an avatar with a mark that states whether the person is online.
  public func online(_ isOnline: Bool?) -> Avatar {
    var avatar = self
    avatar.isOnline = isOnline
    return avatar
  }

  private var initials: String {
    let letters = name.split(separator: " ").compactMap(\.first).prefix(2)
    // Letters of connected scripts remain apart.
    return letters.map(String.init).joined(
      separator: letters.allSatisfy(\.isASCII) ? "" : "\u{200C}")
  }

  /// A color that depends on the name only.
  private static func color(for name: String) -> Color {
    let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return Color.harborPeople[sum % Color.harborPeople.count]
  }
}

/// Overlapping avatars with the number of people that are not shown.
public struct AvatarStack: View {
  let names: [String]
  let maximum: Int

  public init(names: [String], maximum: Int = 4) {
    self.names = names
    self.maximum = maximum
  }

  public var body: some View {
    HStack(spacing: -.spaceS) {
      ForEach(Array(names.prefix(maximum).enumerated()), id: \.offset) { _, name in
        Avatar(name: name)
          .overlay(Circle().stroke(Color.harborSurface, lineWidth: 2))
      }
      if names.count > maximum {
        Text("+\(names.count - maximum)")
          .font(.harborLabel)
          .foregroundStyle(.ink)
          .frame(width: 44, height: 44)
          .background(Color.harborLine, in: Circle())
          .overlay(Circle().stroke(Color.harborSurface, lineWidth: 2))
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(names.count) passengers")
  }
}

#Preview("Avatars", traits: .sizeThatFitsLayout) {
  VStack(spacing: .spaceL) {
    HStack {
      Avatar(name: "Mira Solberg", size: .small)
      Avatar(name: "Jonas Vik").online(true)
      Avatar(name: "Ada Lund", image: Image(systemName: "person.fill"), size: .large)
    }
    AvatarStack(names: ["Mira Solberg", "Jonas Vik", "Ada Lund", "Per Dahl", "Siri Moe", "Bo Ek"])
  }
  .padding()
}
