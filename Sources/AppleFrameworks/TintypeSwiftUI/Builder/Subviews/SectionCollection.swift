// SPDX-License-Identifier: MIT

/// A section of a view, which a container can place.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let node: ObjectIdentifier
  }

  /// The identity of the section.
  public let id: SectionConfiguration.ID
  /// The values that the section provides to its container.
  public internal(set) var containerValues: ContainerValues
  /// The subviews of the header.
  public internal(set) var header: SubviewsCollection
  /// The subviews of the content.
  public internal(set) var content: SubviewsCollection
  /// The subviews of the footer.
  public internal(set) var footer: SubviewsCollection
}

/// The sections of a view.
///
/// Subviews outside of a section form a section without a header and a footer.
public struct SectionCollection {
  let sections: [SectionConfiguration]

  init(_ items: [SubviewCollector.Item]) {
    var sections: [SectionConfiguration] = []
    var subviews: [Subview] = []
    func close() {
      guard let first = subviews.first else { return }
      let none = SubviewsCollection(subviews: [])
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(node: first.identity.node),
          containerValues: ContainerValues(),
          header: none, content: SubviewsCollection(subviews: subviews), footer: none))
      subviews = []
    }
    for item in items {
      switch item {
      case .subview(let subview): subviews.append(subview)
      case .section(let section):
        close()
        sections.append(section)
      }
    }
    close()
    self.sections = sections
  }
}

extension SectionCollection: RandomAccessCollection {
  /// The type of the elements.
  public typealias Element = SectionConfiguration
  /// The position of a section.
  public typealias Index = Int

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
