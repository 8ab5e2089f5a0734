// SPDX-License-Identifier: MIT

import SwiftUI

/// The marks and scales of a chart, as far as they do not depend on its size.
struct ChartModel {
  let environment: EnvironmentValues
  let options: ChartOptions
  /// The valid marks.
  let marks: [Mark]
  let placed: [PlacedMark]
  let x: ValueSpace?
  let y: ValueSpace?
  let foreground: ForegroundScale
  let symbols: VisualScale<AnyChartSymbolShape>
  let symbolSizes: VisualScale<CGFloat>
  let lineStyles: VisualScale<StrokeStyle>
  let format: ValueText

  /// Creates a model, and reports errors of the marks.
  ///
  /// - Parameters:
  ///   - marks: The marks.
  ///   - environment: The environment.
  ///   - spaces: The values of the axes; `nil` for those of the marks and the options.
  init(
    marks: [Mark], environment: EnvironmentValues, spaces: (x: ValueSpace?, y: ValueSpace?)? = nil
  ) {
    self.environment = environment
    options = environment.chartOptions
    format = ValueText(environment: environment)
    let valid = marks.filter(Self.isValid)
    self.marks = valid
    let x = spaces?.x ?? Self.space(.x, valid, options.x, environment.calendar)
    let y = spaces?.y ?? Self.space(.y, valid, options.y, environment.calendar)
    self.x = x
    self.y = y
    placed = MarkPlacement(x: x, y: y).placed(valid)
    foreground = ForegroundScale(
      data: Self.values(valid, \.look.styleValue), options: options.foregroundStyle,
      environment: environment)
    symbols = VisualScale(
      data: Self.values(valid, \.look.symbolValue), options: options.symbol,
      standard: BasicChartSymbolShape.Storage.allCases.map {
        AnyChartSymbolShape(BasicChartSymbolShape(storage: $0))
      })
    symbolSizes = VisualScale(
      data: Self.values(valid, \.look.symbolSizeValue), options: options.symbolSize,
      standard: [16, 256])
    lineStyles = VisualScale(
      data: Self.values(valid, \.look.lineStyleValue), options: options.lineStyle,
      standard: [[], [6, 4], [2, 4], [10, 4, 2, 4]].map {
        StrokeStyle(lineWidth: 2, lineCap: $0.isEmpty ? .round : .butt, lineJoin: .round, dash: $0)
      })
  }

  /// The sectors.
  var sectors: [Mark] { marks.filter { $0.kind == .sector } }

  /// Returns the different values of a channel in their order.
  private static func values(_ marks: [Mark], _ channel: KeyPath<Mark, Channel?>) -> [PlotValue] {
    var found: Set<PlotValue> = []
    return marks.compactMap { $0[keyPath: channel]?.value }.filter { found.insert($0).inserted }
  }

  private static func isValid(_ mark: Mark) -> Bool {
    for (channels, name) in [
      (mark.x.channels, "x axis"), (mark.y.channels, "y axis"),
      ([mark.angle, mark.look.styleValue, mark.look.symbolSizeValue].compactMap { $0 }, "mark"),
    ] {
      for channel in channels {
        guard channel.value.isFinite, channel.upper?.isFinite ?? true else {
          ChartIssue.valueNotFinite(channel: name).report()
          return false
        }
      }
    }
    if case .number(let number) = mark.angle?.value, number < 0 {
      ChartIssue.negativeSector.report()
      return false
    }
    return true
  }

  /// Returns the space of the values of an axis; `nil` without values.
  private static func space(
    _ axis: ChartAxis, _ marks: [Mark], _ options: AxisOptions, _ calendar: Calendar
  ) -> ValueSpace? {
    var domain: [PlotValue] = []
    var modify: (([PlotValue]) -> [PlotValue])?
    switch options.domain?.storage {
    case .range(let lower, let upper): domain = [lower, upper]
    case .values(let values): domain = values
    case .automatic(let automatic): modify = automatic.modify
    case nil: break
    }
    var kind = domain.first?.kind
    var categories = kind == .category ? domain.compactMap(\.name) : []
    let hasCategories = !categories.isEmpty
    var found: Set<String> = []
    for mark in marks {
      for channel in axis == .x ? mark.x.channels : mark.y.channels {
        let other = channel.value.kind
        if let first = kind, first != other {
          ChartIssue.mixedValues(
            axis: axis.name, first: first.name, other: channel.value.kindName
          ).report()
          continue
        }
        kind = other
        if !hasCategories, let name = channel.value.name, found.insert(name).inserted {
          categories.append(name)
        }
      }
    }
    guard let kind else { return nil }
    if let modify, kind == .category {
      categories = modify(categories.map { .category($0) }).compactMap(\.name)
    }
    if case .values(let values) = options.domain?.storage, values.isEmpty {
      ChartIssue.invalidDomain(axis: axis.name).report()
    }
    return ValueSpace(kind, categories: categories, calendar: calendar)
  }
}

extension PlotValue {
  /// The kind of spaces that have the value.
  var kind: ValueSpace.Kind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The name of a category; `nil` for other values.
  var name: String? { if case .category(let name) = self { name } else { nil } }
}

extension ValueSpace.Kind {
  /// The name in messages.
  fileprivate var name: String {
    switch self {
    case .number: "numbers"
    case .date: "dates"
    case .category: "categories"
    }
  }
}
