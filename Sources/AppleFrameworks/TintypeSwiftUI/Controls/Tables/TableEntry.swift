// SPDX-License-Identifier: MIT

import TintypeComponents

/// A visible row of a table.
struct TableEntry<Value> {
  let value: Value
  /// The number of rows that contain the row.
  let level: Int
  /// The state of the rows in the row; `nil` if it has none.
  let disclosure: TableDisclosure?
  let options: TableRowOptions

  init(_ row: _TableRows<Value>.Row, level: Int, disclosure: TableDisclosure? = nil)
  where Value: Identifiable {
    value = row.value
    options = row.options
    self.level = level
    self.disclosure = disclosure
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

/// The visible rows and headers of a table.
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

  init(_ items: [_TableRows<Value>.Item], expansion: TableExpansion) {
    add(items, level: 0, expansion)
    // The titles of the columns are above the first header.
    if case .rows? = parts.first { return }
    parts.insert(.rows([]), at: 0)
  }

  /// The position of the rows that have the titles of the columns above them.
  var firstRows: Int { 0 }

  private mutating func add(
    _ items: [_TableRows<Value>.Item], level: Int, _ expansion: TableExpansion
  ) {
    for item in items {
      switch item {
      case .row(let row): append(TableEntry(row, level: level))
      case .disclosure(let row, let isExpanded, let rows):
        hasDisclosures = true
        let disclosure = expansion.disclosure(of: AnyHashable(row.value.id), isExpanded)
        append(TableEntry(row, level: level, disclosure: disclosure))
        if disclosure.isExpanded { add(rows, level: level + 1, expansion) }
      case .section(let header, let isExpanded, let rows):
        let disclosure = isExpanded.map { expansion.disclosure(of: 0, $0) }
        if let header { parts.append(.header(Header(view: header, disclosure: disclosure))) }
        if disclosure?.isExpanded ?? true { add(rows, level: level, expansion) }
      }
    }
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
