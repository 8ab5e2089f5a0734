// SPDX-License-Identifier: MIT

import SwiftUI

struct ToolbarUsage: View {
  var isEditing = false

  var body: some View {
    VStack {
      Text("a")
        .toolbar {
          ToolbarItem { Button("Automatic") {} }
          ToolbarItem(placement: .principal) { Text("Principal") }
            .sharedBackgroundVisibility(.hidden)
          ToolbarItemGroup(placement: .bottomBar) {
            Button("First") {}
            Spacer()
            Button("Second") {}
          }
          if isEditing {
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          } else {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
          if isEditing {
            ToolbarItemGroup { Button("Group") {} }
          }
          if #available(iOS 99, *) {
            ToolbarItem { Button("New") {} }
          }
          Group {
            ToolbarItem { Text("Grouped") }
          }
          CustomToolbar()
        }
        .toolbar { Button("Add", systemImage: "plus") {} }
        .toolbar { CustomToolbar() }
      Text("b")
        .toolbar(id: "b") {
          ToolbarItem(id: "one", placement: .primaryAction) { Button("One") {} }
            .defaultCustomization(.hidden, options: .alwaysAvailable)
            .customizationBehavior(.reorderable)
            .sharedBackgroundVisibility(.visible)
          ToolbarItem(id: "two") { Button("Two") {} }
            .customizationBehavior(.disabled)
            .customizationBehavior(.default)
          ToolbarItem(id: "three", placement: .automatic, showsByDefault: false) { Text("Three") }
          if isEditing {
            ToolbarItem(id: "four") { Text("Four") }
          } else {
            ToolbarItem(id: "five") { Text("Five") }
          }
        }
        .toolbar(id: "c") {
          ToolbarItem(id: "one") { Button("One") {} }
        }
      BarUsage()
      PlacementUsage()
    }
  }
}

struct CustomToolbar: ToolbarContent {
  @State private var count = 0

  var body: some ToolbarContent {
    ToolbarItem { Button("\(count)") { count += 1 } }
    ToolbarItemGroup {
      Button("a") {}
    } label: {
      Text("More")
    }
  }
}

struct CustomizableToolbar: CustomizableToolbarContent {
  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "one") { Button("One") {} }
    ToolbarItem(id: "two") { Button("Two") {} }
    Group {
      ToolbarItem(id: "three") { Button("Three") {} }
    }
  }
}

private struct BarUsage: View {
  var body: some View {
    Text("a")
      .toolbar(.hidden, for: .navigationBar)
      .toolbar(removing: .title)
      .toolbar(removing: .sidebarToggle)
      .toolbarVisibility(.visible, for: .tabBar, .bottomBar)
      .toolbarBackground(.red, for: .navigationBar)
      .toolbarBackground(.hidden, for: .automatic)
      .toolbarBackgroundVisibility(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarRole(.editor)
      .toolbarRole(.browser)
      .toolbarRole(.navigationStack)
      .toolbarRole(.automatic)
      .toolbarTitleDisplayMode(.inline)
      .toolbarTitleDisplayMode(.inlineLarge)
      .toolbarTitleDisplayMode(.large)
      .toolbarTitleDisplayMode(.automatic)
  }
}

private struct PlacementUsage: View {
  private let placements: [ToolbarItemPlacement] = [
    .automatic, .principal, .navigation, .primaryAction, .secondaryAction, .status,
    .confirmationAction, .cancellationAction, .destructiveAction, .keyboard, .topBarLeading,
    .topBarTrailing, .bottomBar, .navigationBarLeading, .navigationBarTrailing,
  ]

  var body: some View {
    Text("\(placements.count)").toolbar {
      ToolbarItem(placement: placements[0]) { Text("a") }
      ToolbarItem { Text("1") }
      ToolbarItem { Text("2") }
      ToolbarItem { Text("3") }
      ToolbarItem { Text("4") }
      ToolbarItem { Text("5") }
      ToolbarItem { Text("6") }
      ToolbarItem { Text("7") }
      ToolbarItem { Text("8") }
      ToolbarItem { Text("9") }
    }
  }
}

struct ToolbarMenuUsage: View {
  @FocusState private var isFocused: Bool
  @Environment(\.rename) private var rename
  @Environment(\.keyboardShortcut) private var shortcut

  private var title: String { "title" }

  var body: some View {
    VStack {
      Text("a")
        .toolbarTitleMenu {
          Button("Rename") { rename?() }
          RenameButton()
        }
        .toolbar {
          ToolbarTitleMenu()
          ToolbarTitleMenu { Button("Duplicate") {} }
          ToolbarItem { EditButton() }
        }
        .renameAction {}
        .renameAction($isFocused)
      Button("Shortcuts") {}
        .keyboardShortcut("a")
        .keyboardShortcut(.return, modifiers: [.command, .shift])
        .keyboardShortcut("b", modifiers: .option, localization: .withoutMirroring)
        .keyboardShortcut(.cancelAction)
        .keyboardShortcut(shortcut)
      Text("help")
        .help("Help")
        .help(Text("Help"))
        .help(title)
      Text("hover")
        .hoverEffect()
        .hoverEffect(.lift)
        .hoverEffect(.highlight, isEnabled: false)
        .hoverEffect(HoverEffect(.automatic))
        .hoverEffect(HoverEffect.lift, isEnabled: true)
        .defaultHoverEffect(.automatic)
        .defaultHoverEffect(HoverEffect.highlight)
        .hoverEffectDisabled()
      List { Text("a") }
        .listSectionSpacing(.compact)
        .listSectionSpacing(.default)
        .listSectionSpacing(.custom(8))
        .listSectionSpacing(8)
        .listRowSpacing(8)
        .listRowSpacing(nil)
    }
  }

  static let keys: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end,
    .pageUp, .pageDown, .clear, .tab, .space, .return, "a", KeyEquivalent("b"),
  ]
  static let modifiers: EventModifiers = [
    .all, .capsLock, .command, .control, .numericPad, .option, .shift,
  ]
}
