// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  // Proof of safety: it only calls a static method, and is only called during an evaluation.
  private nonisolated(unsafe) let customHeight: ((Context) -> CGFloat?)?

  private init(_ kind: Kind, customHeight: ((Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.customHeight = customHeight
  }

  /// Half of the height of the screen; unavailable if the vertical size class is compact.
  public static let medium = PresentationDetent(.medium)
  /// The full height below the safe area.
  public static let large = PresentationDetent(.large)

  /// Returns a height that is a fraction of the maximum height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// Returns a fixed height in points, without the safe area.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// Returns a height that a type computes.
  public static func custom<D>(_ type: D.Type) -> PresentationDetent
  where D: CustomPresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// Returns a Boolean value that indicates whether two detents are equal.
  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool {
    lhs.kind == rhs.kind
  }

  /// Hashes the detent.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The environment and the maximum height for which a custom height is computed.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height in points, without the safe area.
    public let maxDetentValue: CGFloat
    fileprivate let environment: EnvironmentValues

    /// The value of the environment at a key path.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent {
  /// Returns the height in points; `nil` if the detent is unavailable.
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The environment and the maximum height.
  public typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
  /// Returns the height of a sheet on a screen in points, including the safe area; `nil` if the
  /// detent is unavailable.
  func height(
    on screen: TintypeComponents.GeometryProxy, in environment: EnvironmentValues
  ) -> Double? {
    let bottom = screen.safeAreaInsets.bottom
    let top = screen.safeAreaInsets.top + environment.base.platformMetrics.sheet.top
    let maximum = max(screen.size.height - top - bottom, 0)
    // A keyboard moves the sheet up.
    let rise = max(screen.keyboardInset - bottom, 0)
    let height: Double
    switch kind {
    case .large: height = maximum
    case .medium:
      guard environment.verticalSizeClass != .compact else { return nil }
      return min(screen.size.height / 2 + rise, maximum + bottom)
    case .fraction(let fraction): height = maximum * Double(fraction)
    case .height(let points): height = Double(points)
    case .custom:
      let context = Context(maxDetentValue: CGFloat(maximum), environment: environment)
      guard let points = customHeight?(context) else { return nil }
      height = Double(points)
    }
    guard height.isFinite else { return nil }
    return min(max(height, 0) + rise, maximum) + bottom
  }
}
