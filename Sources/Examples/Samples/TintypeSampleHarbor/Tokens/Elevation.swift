// SPDX-License-Identifier: MIT

import SwiftUI

/// The distance of a surface from the background.
public enum Elevation: Int, CaseIterable {
  case flat, raised, floating

  var radius: CGFloat {
    switch self {
    case .flat: 0
    case .raised: 6
    case .floating: 16
    }
  }

  var offset: CGFloat { radius / 2 }
}

private struct ElevationModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  let elevation: Elevation

  func body(content: Content) -> some View {
    content.shadow(
      color: .black.opacity(colorScheme == .dark ? 0.5 : 0.12),
      radius: elevation.radius, x: 0, y: elevation.offset)
  }
}

extension View {
  /// Adds the shadow of an elevation.
  public func elevation(_ elevation: Elevation) -> some View {
    modifier(ElevationModifier(elevation: elevation))
  }
}

/// The vertical density of components.
public enum Density: Equatable {
  case regular, compact

  var verticalPadding: CGFloat { self == .compact ? .spaceS : .spaceM }
}

private struct DensityKey: EnvironmentKey {
  static let defaultValue = Density.regular
}

extension EnvironmentValues {
  public var density: Density {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

extension View {
  /// Sets the vertical density of the components in this view.
  public func density(_ density: Density) -> some View {
    environment(\.density, density)
  }
}

struct Elevation_Previews: PreviewProvider {
  static var previews: some View {
    HStack(spacing: .spaceXL) {
      ForEach(Elevation.allCases, id: \.self) { elevation in
        RoundedRectangle(cornerRadius: .radiusM)
          .fill(Color.harborSurface)
          .frame(width: 80, height: 80)
          .elevation(elevation)
      }
    }
    .padding(.spaceXL)
    .background(Color.harborBackground)
    .previewDisplayName("Elevations")
  }
}
