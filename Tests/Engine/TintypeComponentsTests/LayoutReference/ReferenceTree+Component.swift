// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeComponentsTestSupport

/// A custom guide that is at a quarter of a length by default.
private enum QuarterWidth: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.width / 4 }
}

private enum QuarterHeight: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.height / 4 }
}

extension ReferenceTree {
  /// Returns the tree as the library's component.
  ///
  /// Each part is a component whose `id` is its name.
  func component(named name: String) -> any Component {
    func content(_ children: [ReferenceTree]) -> ComponentList {
      ComponentList(
        children.enumerated().map { $1.component(named: "\(name).\($0)") })
    }
    switch self {
    case .color: return Color.red.id(name)
    case .text(let words, let limit):
      let text = words.map { String(repeating: "w", count: $0) }.joined(separator: " ")
      return Text(text).lineLimit(limit).id(name)
    case .spacer(let minLength): return Spacer(minLength: minLength).id(name)
    case .divider: return Divider().id(name)
    case .stack(.x, let guide, let spacing, let children):
      return HStack(alignment: guide.vertical, spacing: spacing) { content(children) }.id(name)
    case .stack(.y, let guide, let spacing, let children):
      return VStack(alignment: guide.horizontal, spacing: spacing) { content(children) }.id(name)
    case .layers(let alignment, let children):
      return ZStack(alignment: Alignment(alignment)) { content(children) }.id(name)
    case .grid(let columns, let guide, let spacing, let children):
      return LazyVGrid(
        columns: columns.map(GridItem.init(_:)), alignment: guide.horizontal, spacing: spacing
      ) { content(children) }.id(name)
    case .fits(let axes, let children):
      var constrained: Axis.Set = []
      if axes.contains(.x) { constrained.insert(.horizontal) }
      if axes.contains(.y) { constrained.insert(.vertical) }
      return ViewThatFits(in: constrained) { content(children) }.id(name)
    case .modified(let child, let modifier):
      return modifier.applied(to: child.component(named: "\(name).0"), named: name)
    }
  }
}

extension ReferenceModifier {
  fileprivate func applied(to inner: any Component, named name: String) -> any Component {
    let child = Boundary { ComponentList([inner]) }
    switch self {
    case .frame(let lengths, let alignment):
      return child.frame(width: lengths.x, height: lengths.y, alignment: Alignment(alignment))
        .id(name)
    case .limits(let limits, let alignment):
      return child.frame(
        minWidth: limits.x.min, idealWidth: limits.x.ideal, maxWidth: limits.x.max,
        minHeight: limits.y.min, idealHeight: limits.y.ideal, maxHeight: limits.y.max,
        alignment: Alignment(alignment)
      ).id(name)
    case .padding(let start, let end):
      return child.padding(
        EdgeInsets(top: start.y, leading: start.x, bottom: end.y, trailing: end.x)
      ).id(name)
    case .fixedSize(let fixed):
      return child.fixedSize(horizontal: fixed.x, vertical: fixed.y).id(name)
    case .aspectRatio(let ratio, let isFilling):
      return child.aspectRatio(ratio, contentMode: isFilling ? .fill : .fit).id(name)
    case .priority(let priority): return child.layoutPriority(priority).id(name)
    case .guide(.x, let guide, let factor, let constant):
      return child.alignmentGuide(guide.horizontal) { $0.width * factor + constant }.id(name)
    case .guide(.y, let guide, let factor, let constant):
      return child.alignmentGuide(guide.vertical) { $0.height * factor + constant }.id(name)
    case .offset(let distance): return child.offset(x: distance.x, y: distance.y).id(name)
    case .position(let point): return child.position(x: point.x, y: point.y).id(name)
    case .decoration(let second, let alignment, let isBehind):
      let decoration = ComponentList([second.component(named: "\(name).1")])
      return isBehind
        ? child.background(alignment: Alignment(alignment)) { decoration }.id(name)
        : child.overlay(alignment: Alignment(alignment)) { decoration }.id(name)
    case .inset(let second, .x, let isBefore, let guide, let spacing):
      let inset = ComponentList([second.component(named: "\(name).1")])
      return child.safeAreaInset(
        edge: isBefore ? HorizontalEdge.leading : .trailing, alignment: guide.vertical,
        spacing: spacing
      ) { inset }.id(name)
    case .inset(let second, .y, let isBefore, let guide, let spacing):
      let inset = ComponentList([second.component(named: "\(name).1")])
      return child.safeAreaInset(
        edge: isBefore ? VerticalEdge.top : .bottom, alignment: guide.horizontal, spacing: spacing
      ) { inset }.id(name)
    }
  }
}

extension ReferenceGuide {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .start: .leading
    case .end: .trailing
    case .custom: HorizontalAlignment(QuarterWidth.self)
    case .center, .firstBaseline, .lastBaseline: .center
    }
  }

  fileprivate var vertical: VerticalAlignment {
    switch self {
    case .start: .top
    case .center: .center
    case .end: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    case .custom: VerticalAlignment(QuarterHeight.self)
    }
  }
}

extension Alignment {
  fileprivate init(_ alignment: ReferenceAlignment) {
    self.init(horizontal: alignment.x.horizontal, vertical: alignment.y.vertical)
  }
}

extension GridItem {
  fileprivate init(_ column: ReferenceColumn) {
    let size: GridItem.Size =
      switch column.width {
      case .fixed(let width): .fixed(width)
      case .flexible(let least, let most): .flexible(minimum: least, maximum: most)
      case .adaptive(let least, let most): .adaptive(minimum: least, maximum: most)
      }
    self.init(size, spacing: column.spacing, alignment: column.alignment.map(Alignment.init(_:)))
  }
}
