// SPDX-License-Identifier: MIT

import Foundation

/// A type whose changes can be animated.
///
/// A snapshot shows the state after all animations, so the data has its final value.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The data of a type whose changes are not animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the data.
  public init() {}

  /// The data.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Changes nothing.
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  /// Changes nothing.
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  /// Returns the data.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
  /// Returns the data.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// The value 0.
  public var magnitudeSquared: Double { 0 }
}

// Variants: x; y; coordinates; CGPoint -> width; height; lengths; CGSize | x; y; coordinates;
//   UnitPoint
extension CGPoint: Animatable {
  /// The type of the data: x and y.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// The coordinates.
  public var animatableData: CGPoint.AnimatableData {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The type of the data: origin and size.
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  /// The origin and the size.
  public var animatableData: CGRect.AnimatableData {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// The type of the data.
  public typealias AnimatableData = Double

  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension EdgeInsets: Animatable {
  /// The type of the data: top, leading, bottom and trailing.
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  /// The lengths.
  public var animatableData: EdgeInsets.AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
