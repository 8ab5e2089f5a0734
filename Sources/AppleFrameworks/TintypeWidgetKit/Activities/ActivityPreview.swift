// SPDX-License-Identifier: MIT

import ActivityKit
import SwiftUI

/// The images of a Live Activity for states, each of which is a preview.
struct ActivityPreview: View {
  private let kind: ActivityPreviewViewKind
  private let widget: any Widget
  private let attributes: Any
  private let states: [Any]

  init(
    _ kind: ActivityPreviewViewKind, of widget: any Widget, attributes: Any, states: [Any]
  ) {
    self.kind = kind
    self.widget = widget
    self.attributes = attributes
    self.states = states
  }

  var body: some View {
    let name = "\(type(of: widget))"
    let description = WidgetDescription(of: widget)
    if states.isEmpty {
      PreviewProblem("The preview of the widget \(name) has no states. Add a content state.")
    }
    ForEach(states.indices, id: \.self) { index in
      if let content = description?.activityView(attributes, states[index], kind) {
        content.previewLayout(.sizeThatFits)
      } else {
        PreviewProblem(
          """
          The widget \(name) has no ActivityConfiguration for attributes of the type \
          \(type(of: attributes)). Use the attributes of its configuration.
          """)
      }
    }
  }
}

extension ActivityAttributes {
  /// Returns a preview of a Live Activity, whose views the widget of the process with an
  /// ``ActivityConfiguration`` for the attributes has.
  ///
  /// - Parameters:
  ///   - state: The values that change.
  ///   - isStale: A Boolean value that indicates whether the values are outdated, with no effect.
  ///   - viewKind: The part of the screen.
  /// - Returns: The view of the activity.
  @MainActor
  public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let views = PreviewDiscovery.widgets().lazy.compactMap { type -> AnyView? in
      WidgetDescription(of: type.init())?.activityView(self, state, viewKind)
    }
    return Group {
      if let view = views.first {
        view
      } else {
        PreviewProblem(
          """
          No widget in this process has an ActivityConfiguration for \(Self.self). Link the module \
          of the widget, or use #Preview with the widget.
          """)
      }
    }
    .previewLayout(.sizeThatFits)
  }
}
