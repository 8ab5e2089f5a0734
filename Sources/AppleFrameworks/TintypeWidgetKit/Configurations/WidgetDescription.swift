// SPDX-License-Identifier: MIT

import SwiftUI

/// The values of a configuration that its previews show.
@MainActor
struct WidgetDescription {
  /// Returns the view of an entry; `nil` if the entry has another type.
  var entryView: (any TimelineEntry) -> AnyView? = { _ in nil }
  /// Returns a view of an activity; `nil` if its attributes or its state have another type.
  var activityView: (Any, Any, ActivityPreviewViewKind) -> AnyView? = { _, _, _ in nil }
  /// A Boolean value that indicates whether the content has margins.
  var hasMargins = true

  /// Creates the description of a widget.
  init?(of widget: any Widget) {
    func body(_ widget: some Widget) -> any WidgetConfiguration { widget.body }
    self.init(of: body(widget))
  }

  private init?(of configuration: any WidgetConfiguration) {
    func body<C: WidgetConfiguration>(_ configuration: C) -> (any WidgetConfiguration)? {
      C.Body.self == Never.self ? nil : configuration.body
    }
    if let described = configuration as? any DescribedConfiguration {
      self = described.description
    } else if let body = body(configuration) {
      self.init(of: body)
    } else {
      return nil
    }
  }

  /// Creates a description with the view of entries of a type.
  init<Entry: TimelineEntry>(_ content: @escaping (Entry) -> some View) {
    entryView = { ($0 as? Entry).map { AnyView(content($0)) } }
  }

  /// Creates an empty description.
  init() {}

  /// Returns the description of a configuration; an empty one if it has none.
  static func of(_ configuration: some WidgetConfiguration) -> WidgetDescription {
    WidgetDescription(of: configuration) ?? WidgetDescription()
  }
}

/// A configuration that describes itself.
@MainActor
protocol DescribedConfiguration: PrimitiveWidgetConfiguration {
  var description: WidgetDescription { get }
}

/// A configuration that changes the description of another one.
struct ModifiedWidgetConfiguration<Base: WidgetConfiguration>: DescribedConfiguration {
  let base: Base
  let change: @MainActor (inout WidgetDescription) -> Void

  var description: WidgetDescription {
    var description = WidgetDescription.of(base)
    change(&description)
    return description
  }
}
