// SPDX-License-Identifier: MIT

import TintypeComponents

/// A row of a table that is not in a collapsed one, and that was not left out.
struct TableEntry<Value> {
  let value: Value
  /// The scope of the row.
  let scope: ViewScope
  /// The receiver of the frame of the row's element; `nil` if all elements are created.
  private let probe: GeometryProbe?
  /// The elements that the row belongs to, the outermost first.
  var members: [LazyMember] = []
  /// The number of rows that contain the row.
  let level: Int
  /// The state of the rows in the row; `nil` if it has none.
  let disclosure: TableDisclosure?
  let options: TableRowOptions

  init(
    _ row: _TableRows<Value>.Row, level: Int, disclosure: TableDisclosure? = nil,
    in scope: ViewScope, probe: GeometryProbe?
  ) where Value: Identifiable {
    value = row.value
    options = row.options
    self.level = level
    self.disclosure = disclosure
    self.scope = scope
    self.probe = probe
  }

  /// Returns the cells of the row, whose frame is known to the scroll view.
  func framed(_ row: ComponentList) -> ComponentList where Value: Identifiable {
    ComponentList([
      TableRowNodes(row: row) { nodes in
        if let probe {
          for index in nodes.indices { nodes[index].modifiers.append(.geometryProbe(probe)) }
        }
        scope.reportFrames(of: &nodes, as: AnyHashable(value.id))
      }
    ])
  }

  /// The width of a chevron, and of the space for a level, in points.
  private static var indentation: Double { 20 }

  /// Returns a cell after a chevron, at the level of the row.
  func outlined(_ cell: ComponentList, in scope: ViewScope) -> ComponentList {
    ComponentList([
      Engine.HStack(spacing: 4) {
        if let disclosure {
          disclosure.chevron(in: scope).frame(width: Self.indentation)
        } else {
          Engine.Color.clear.frame(width: Self.indentation, height: 1).accessibilityHidden()
        }
        cell
      }
      .padding(.leading, Double(level) * Self.indentation)
    ])
  }
}

/// The state of rows that a user can show.
struct TableDisclosure {
  let isExpanded: Bool
  /// The closure that shows or hides the rows.
  let toggle: () -> Void

  /// Returns the button that shows or hides the rows.
  func chevron(in scope: ViewScope) -> some Component {
    Engine.Button(action: scope.action(toggle)) {
      Engine.Symbol(isExpanded ? "chevron.down" : "chevron.forward")
        .font(.footnote.weight(.semibold))
    }
    .buttonStyle(.borderless)
    .accessibilityElement()
    .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
    .accessibilityAddTraits(.isButton)
  }
}

/// The rows of a table that are shown although there is no binding for them.
final class TableExpansion {
  private var expanded: Set<AnyHashable> = []

  /// Returns the state of the rows in a row.
  func disclosure(of id: AnyHashable, _ binding: Binding<Bool>?) -> TableDisclosure {
    if let binding {
      return TableDisclosure(isExpanded: binding.wrappedValue) { binding.wrappedValue.toggle() }
    }
    return TableDisclosure(isExpanded: expanded.contains(id)) { [self] in
      expanded.formSymmetricDifference([id])
    }
  }
}

/// The nodes of a row after a change.
private struct TableRowNodes: PrimitiveComponent {
  let row: ComponentList
  let change: (inout [Node]) -> Void

  func nodes(in context: ResolutionContext) -> [Node] {
    var nodes = context.nodes(of: row)
    change(&nodes)
    return nodes
  }
}

/// The rows and headers of a table that are not collapsed, and that were not left out.
struct TableParts<Value: Identifiable> {
  /// A header of a section, or rows between headers.
  enum Part {
    case header(Header)
    case rows([TableEntry<Value>])
  }

  /// The header of a section.
  struct Header {
    let view: any View
    /// The state of the section; `nil` if it cannot be collapsed.
    let disclosure: TableDisclosure?
  }

  private(set) var parts: [Part] = []
  /// A Boolean value that indicates whether a row contains rows.
  private(set) var hasDisclosures = false

  init(_ items: [_TableRows<Value>.Item], expansion: TableExpansion, in scope: ViewScope) {
    add(items, level: 0, expansion, in: scope, probe: nil)
    // The titles of the columns are above the first header.
    if case .rows? = parts.first { return }
    parts.insert(.rows([]), at: 0)
  }

  /// The position of the rows that have the titles of the columns above them.
  var firstRows: Int { 0 }

  private mutating func add(
    _ items: [_TableRows<Value>.Item], level: Int, _ expansion: TableExpansion,
    in scope: ViewScope, probe: GeometryProbe?
  ) {
    for (index, item) in items.enumerated() {
      switch item {
      case .row(let row):
        append(TableEntry(row, level: level, in: scope.row(row.value.id), probe: probe))
      case .disclosure(let row, let isExpanded, let rows):
        hasDisclosures = true
        let disclosure = expansion.disclosure(of: AnyHashable(row.value.id), isExpanded)
        let inner = scope.row(row.value.id)
        append(
          TableEntry(row, level: level, disclosure: disclosure, in: inner, probe: probe))
        if disclosure.isExpanded {
          add(rows(), level: level + 1, expansion, in: inner.child(.part("rows")), probe: probe)
        }
      case .section(let header, let isExpanded, let rows):
        let disclosure = isExpanded.map { expansion.disclosure(of: 0, $0) }
        if let header { parts.append(.header(Header(view: header, disclosure: disclosure))) }
        guard disclosure?.isExpanded ?? true else { continue }
        add(rows, level: level, expansion, in: scope.child(.slot(index)), probe: probe)
      case .elements(let elements):
        add(elements, level: level, expansion, in: scope.child(.slot(index)))
      }
    }
  }

  private mutating func add(
    _ elements: _TableRows<Value>.Elements, level: Int, _ expansion: TableExpansion,
    in scope: ViewScope
  ) {
    if elements.hasDisclosures?() ?? false { hasDisclosures = true }
    // The rows of a run are in one grid, which a header would end.
    let isLazy = elements.count > 0 && !elements.items(0).contains { $0.hasSection }
    let lazy = isLazy ? scope.lazyElements(elements.count, offset: elements.offset) : nil
    let (range, start) = (lazy?.window.range ?? 0..<elements.count, count)
    var (offset, owners) = (range.lowerBound, [Int]())
    var counts: [ViewNode.Key: Int] = [:]
    while offset < range.upperBound, lazy?.begins(offset) ?? true {
      defer { offset += 1 }
      var key = elements.key(offset)
      let occurrence = counts[key, default: 0]
      counts[key] = occurrence + 1
      if occurrence > 0, case .element(let id, _) = key {
        if occurrence == 1 { scope.evaluation.report(.duplicateID("\(id)")) }
        key = .element(id, occurrence: occurrence)
      }
      let (inner, probe) = scope.element(at: key)
      add(elements.items(offset), level: level, expansion, in: inner, probe: probe)
      let created = count - start - owners.count
      lazy?.add(created, at: offset, as: key)
      owners += Array(repeating: offset, count: created)
    }
    let run = lazy?.end(at: offset, in: scope) { $0 == elements.key($1) }
    guard let run, case .rows(var entries)? = parts.last else { return }
    for (index, owner) in zip(entries.indices.suffix(owners.count), owners) {
      entries[index].members.insert(LazyMember(of: owner, in: run), at: 0)
    }
    parts[parts.count - 1] = .rows(entries)
  }

  /// The number of rows.
  private var count: Int {
    guard case .rows(let entries)? = parts.last else { return 0 }
    return entries.count
  }

  private mutating func append(_ entry: TableEntry<Value>) {
    if case .rows(var entries)? = parts.last {
      // Without a second reference, the array grows in place.
      parts[parts.count - 1] = .rows([])
      entries.append(entry)
      parts[parts.count - 1] = .rows(entries)
    } else {
      parts.append(.rows([entry]))
    }
  }
}

/// The header of a section of a table, with a chevron if it can be collapsed.
struct TableSectionHeader: PrimitiveComponent {
  private let content: ViewComponent
  private let chevron: ComponentList?

  /// Creates a header at a position among the parts of a table.
  init<Value>(_ header: TableParts<Value>.Header, at index: Int, in scope: ViewScope) {
    content = scope.component(AnyView(header.view), at: .part("header.\(index)"))
    chevron = header.disclosure.map { ComponentList([$0.chevron(in: scope)]) }
  }

  func nodes(in context: ResolutionContext) -> [Node] {
    context.nodes(
      of: Engine.HStack(spacing: 8) {
        content.font(.subheadline.weight(.semibold)).accessibilityHeading()
        Engine.Spacer(minLength: 0)
        if let chevron { chevron }
      }
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
      .background(Engine.Color.secondarySystemBackground))
  }
}

extension ViewScope {
  /// Returns the scope of a row of a table.
  fileprivate func row(_ id: some Hashable) -> ViewScope {
    withoutLazyElements.child(.element(AnyHashable(id), occurrence: 0))
  }
}
