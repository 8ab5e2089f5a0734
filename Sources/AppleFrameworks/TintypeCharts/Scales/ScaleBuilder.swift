// SPDX-License-Identifier: MIT

import SwiftUI

/// Creates the scale of an axis from the data and the options.
struct ScaleBuilder {
  let axis: ChartAxis
  let space: ValueSpace
  let options: AxisOptions
  /// The bounds of the data; `nil` without data.
  let data: ClosedRange<Double>?
  /// A Boolean value that indicates whether a domain of numbers includes zero by default.
  let includesZero: Bool
  /// The desired number of ticks.
  let tickCount: Int
  /// The distance between ticks that a stride sets; `nil` for a nice one.
  var stride: Double?
  var roundsLower = true
  var roundsUpper = true

  /// Returns the scale.
  func scale() -> PositionScale {
    let type = scaleType()
    let (lower, upper, isReversed) = domain(type)
    var scale = PositionScale(space: space, lower: lower, upper: upper, type: type)
    if isAutomatic, stride == nil, let (first, last) = bounds(type), (last - first).isFinite {
      scale.rounding = (NiceNumbers.step(length: last - first, count: tickCount), tickCount)
    }
    scale.isReversed = isReversed
    scale.positions = options.positions ?? _PositionRange()
    scale.isVertical = axis == .y
    return scale
  }

  /// The type of the options if it suits the values.
  private func scaleType() -> ScaleType {
    let standard: ScaleType =
      switch space.kind {
      case .number: .linear
      case .date: .date
      case .category: .category
      }
    guard let type = options.type, type != standard else { return standard }
    let isPossible: Bool
    switch type.storage {
    case .linear: isPossible = space.kind != .category
    case .date, .category: isPossible = false
    case .log:
      isPossible =
        space.kind == .number && (explicitDomain ?? data).map { $0.lowerBound > 0 } ?? true
    case .squareRoot, .symmetricLog: isPossible = space.kind == .number
    }
    guard isPossible else {
      ChartIssue.scaleType(axis: axis.name, type: type.name).report()
      return standard
    }
    return type
  }

  /// The finite domain of the options that is not automatic.
  private var explicitDomain: ClosedRange<Double>? {
    let values: [PlotValue]
    switch options.domain?.storage {
    case .range(let lower, let upper): values = [lower, upper]
    case .values(let list): values = list
    case .automatic, nil: return nil
    }
    let coordinates = values.compactMap { space.coordinate(of: $0) }
    guard let lower = coordinates.min(), let upper = coordinates.max(), lower.isFinite,
      upper.isFinite, coordinates.count == values.count
    else { return nil }
    return lower...upper
  }

  private func domain(_ type: ScaleType) -> (Double, Double, Bool) {
    var isReversed = false
    var modify: (([PlotValue]) -> [PlotValue])?
    switch options.domain?.storage {
    case .automatic(let domain):
      isReversed = domain.isReversed
      modify = domain.modify
    case .range, .values:
      if space.kind == .category { break }
      guard let domain = explicitDomain else {
        ChartIssue.invalidDomain(axis: axis.name).report()
        break
      }
      let (lower, upper) = widened(domain.lowerBound, domain.upperBound)
      return (lower, upper, isDescending)
    case nil: break
    }
    if space.kind == .category { return (0, Double(max(space.categories.count, 1)), isReversed) }
    var (lower, upper) = automaticDomain(type)
    if let modify, let first = space.value(at: lower), let last = space.value(at: upper) {
      let coordinates = modify([first, last]).compactMap { space.coordinate(of: $0) }
      lower = coordinates.min() ?? lower
      upper = coordinates.max() ?? upper
    }
    let domain = widened(lower, upper)
    return (domain.0, domain.1, isReversed)
  }

  /// A Boolean value that indicates whether the first value of an array is greater than the last.
  private var isDescending: Bool {
    guard case .values(let values) = options.domain?.storage, let first = values.first,
      let last = values.last, let start = space.coordinate(of: first),
      let end = space.coordinate(of: last)
    else { return false }
    return start > end
  }

  private func automaticDomain(_ type: ScaleType) -> (Double, Double) {
    guard let data else { return (0, 1) }
    if space.kind == .number, case .log = type.storage {
      return (
        pow(10, log10(data.lowerBound).rounded(.down)), pow(10, log10(data.upperBound).rounded(.up))
      )
    }
    guard let (lower, upper) = bounds(type) else { return (data.lowerBound, data.upperBound) }
    guard (upper - lower).isFinite else { return (lower, upper) }
    if let stride {
      return (
        roundsLower ? (lower / stride + 1e-9).rounded(.down) * stride : lower,
        roundsUpper ? (upper / stride - 1e-9).rounded(.up) * stride : upper
      )
    }
    return NiceNumbers.rounded(
      lower, upper, to: NiceNumbers.step(length: upper - lower, count: tickCount),
      lower: roundsLower, upper: roundsUpper)
  }

  /// The bounds of numbers before they are rounded; `nil` for other values.
  private func bounds(_ type: ScaleType) -> (Double, Double)? {
    guard let data, space.kind == .number, type != .log else { return nil }
    var includesZero = includesZero
    if case .automatic(let domain) = options.domain?.storage {
      includesZero = domain.modify == nil && domain.includesZero ?? includesZero
    }
    return includesZero
      ? widened(min(data.lowerBound, 0), max(data.upperBound, 0))
      : widened(data.lowerBound, data.upperBound)
  }

  /// A Boolean value that indicates whether the domain is that of the data.
  private var isAutomatic: Bool {
    switch options.domain?.storage {
    case .range, .values: false
    case .automatic(let domain): domain.modify == nil
    case nil: true
    }
  }

  /// Returns a domain whose length is not zero.
  private func widened(_ lower: Double, _ upper: Double) -> (Double, Double) {
    guard upper <= lower else { return (lower, upper) }
    // Half a day, or a number that is not lost in rounding.
    let distance = space.kind == .date ? 43_200 : max(1, abs(lower) * 1e-6)
    return (lower - distance, lower + distance)
  }
}
