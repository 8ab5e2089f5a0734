// SPDX-License-Identifier: MIT

import SwiftUI

/// The bar below the photos: a comment box or a title, and the save or delete button.
struct BottomBar: View {
  var comment: Binding<String>?
  var title: String?
  /// The number of selected photos; `nil` outside of selection mode.
  var selection: Int?
  var showsSave = true
  var onSave: @MainActor () -> Void = {}
  var onDelete: @MainActor () -> Void = {}
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    if comment != nil || title != nil || selection != nil || showsSave {
      Group {
        if dynamicTypeSize.isAccessibilitySize {
          VStack(spacing: 12) { content }
        } else {
          HStack(spacing: 12) { content }
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity)
      .background(.bar)
      .overlay(alignment: .top) {
        Divider()
          .allowsHitTesting(false)
      }
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
      .accessibilityElement(children: .contain)
    }
  }

  @ViewBuilder private var content: some View {
    if let selection {
      caption(selectionText(selection))
      if showsSave {
        Button("Delete", systemImage: "trash", role: .destructive, action: onDelete)
          .labelStyle(.viewerAction)
          .buttonStyle(.bordered)
          .buttonBorderShape(.capsule)
          .disabled(selection == 0)
      }
    } else {
      if let comment {
        TextField("Comment", text: comment, prompt: Text("Add a comment…"), axis: .vertical)
          .textFieldStyle(.roundedBorder)
      } else if let title {
        caption(title)
      } else {
        Spacer(minLength: 0)
      }
      if showsSave {
        Button("Save", action: onSave)
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.capsule)
      }
    }
  }

  private func caption(_ text: String) -> some View {
    Text(text)
      .font(.headline)
      .lineLimit(2)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }

  private func selectionText(_ count: Int) -> String {
    switch count {
    case 0: "No photo selected"
    case 1: "1 photo selected"
    default: "\(count) photos selected"
    }
  }
}

#Preview("Comment", traits: .sizeThatFitsLayout) {
  @Previewable @State var comment = JourneyComment.long
  BottomBar(comment: $comment)
}
