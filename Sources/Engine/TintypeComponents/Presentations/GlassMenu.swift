// SPDX-License-Identifier: MIT

/// The items of a menu on glass, whose groups are separated by lines, as in iOS 26.
///
/// Source of the distances: `Vercantez/openuikit`.
struct GlassMenu: Component {
  let groups: [[Node]]
  /// The width in points.
  let width: Double
  /// The greatest height in points; `nil` for no limit.
  var maximumHeight: Double?
  @Environment(\.self) private var environment

  var body: some Component {
    let metrics = environment.platformMetrics.menu
    VStack(spacing: 0) {
      for index in groups.indices {
        if index > 0 {
          Divider().padding(.horizontal, metrics.horizontalInset - 4)
            .frame(height: metrics.groupSpacing)
        }
        ComponentList(groups[index])
      }
    }
    .padding(.vertical, metrics.verticalInset)
    .scrolling(to: maximumHeight)
    .frame(width: width)
    .glass(
      GlassMaterial(.panel),
      in: RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous))
  }
}
