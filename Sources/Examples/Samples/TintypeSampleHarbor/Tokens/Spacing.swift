// SPDX-License-Identifier: MIT

import SwiftUI

extension Bundle {
  /// The resources of the design system.
  static var harbor: Bundle { .module }
}

/// The distances between elements, in points.
extension CGFloat {
  public static let spaceXXS: CGFloat = 2
  public static let spaceXS: CGFloat = 4
  public static let spaceS: CGFloat = 8
  public static let spaceM: CGFloat = 12
  public static let spaceL: CGFloat = 16
  public static let spaceXL: CGFloat = 24
  public static let spaceXXL: CGFloat = 40
}

/// The radii of corners, in points.
extension CGFloat {
  public static let radiusS: CGFloat = 6
  public static let radiusM: CGFloat = 12
  public static let radiusL: CGFloat = 20
}

/// The width of lines, in points.
extension CGFloat {
  public static let hairline: CGFloat = 0.5
  public static let outline: CGFloat = 1.5
}

extension EdgeInsets {
  /// The insets of the content of a card.
  public static let card = EdgeInsets(
    top: .spaceL, leading: .spaceL, bottom: .spaceL, trailing: .spaceL)

  /// The insets of the label of a chip.
  public static let chip = EdgeInsets(
    top: .spaceXS, leading: .spaceM, bottom: .spaceXS, trailing: .spaceM)
}

struct SpacingScale: View {
  private let steps: [(name: String, value: CGFloat)] = [
    ("XXS", .spaceXXS), ("XS", .spaceXS), ("S", .spaceS), ("M", .spaceM), ("L", .spaceL),
    ("XL", .spaceXL), ("XXL", .spaceXXL),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: .spaceS) {
      ForEach(steps, id: \.name) { step in
        HStack(spacing: .spaceM) {
          Text(step.name)
            .font(.harborCaption.monospaced())
            .foregroundStyle(.secondary)
            .frame(width: 36, alignment: .leading)
          Rectangle()
            .fill(Color.harborTint)
            .frame(width: step.value * 4, height: .spaceM)
          Text("\(step.value, specifier: "%.0f") pt")
            .font(.harborCaption)
        }
      }
    }
    .padding(.spaceL)
  }
}

#Preview("Spacing") {
  SpacingScale()
}
