// SPDX-License-Identifier: MIT

/// A group of commands that is added to the standard commands or replaces them.
@MainActor @preconcurrency
public struct CommandGroup<Content>: Commands where Content: View {
  /// No commands, because there are no menus.
  public var body: some Commands { EmptyCommands() }

  /// Creates a group before a standard one.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates a group after a standard one.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates a group that replaces a standard one.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// A menu of commands.
@MainActor @preconcurrency
public struct CommandMenu<Content>: Commands where Content: View {
  /// No commands, because there are no menus.
  public var body: some Commands { EmptyCommands() }

  /// Creates a menu.
  public nonisolated init(
    _ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a menu.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  @_disfavoredOverload
  public nonisolated init<S>(_ name: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}
}

/// A group of standard commands.
public struct CommandGroupPlacement {
  private let name: String

  /// The commands for information about the app.
  public static var appInfo: CommandGroupPlacement { .init(name: "appInfo") }
  /// The commands for the settings.
  public static var appSettings: CommandGroupPlacement { .init(name: "appSettings") }
  /// The commands for the services of the system.
  public static var systemServices: CommandGroupPlacement { .init(name: "systemServices") }
  /// The commands for the visibility of the app.
  public static var appVisibility: CommandGroupPlacement { .init(name: "appVisibility") }
  /// The commands for the end of the app.
  public static var appTermination: CommandGroupPlacement { .init(name: "appTermination") }
  /// The commands for new documents.
  public static var newItem: CommandGroupPlacement { .init(name: "newItem") }
  /// The commands for saved documents.
  public static var saveItem: CommandGroupPlacement { .init(name: "saveItem") }
  /// The commands for import and export.
  public static var importExport: CommandGroupPlacement { .init(name: "importExport") }
  /// The commands for printing.
  public static var printItem: CommandGroupPlacement { .init(name: "printItem") }
  /// The commands for undo and redo.
  public static var undoRedo: CommandGroupPlacement { .init(name: "undoRedo") }
  /// The commands for the pasteboard.
  public static var pasteboard: CommandGroupPlacement { .init(name: "pasteboard") }
  /// The commands for text editing.
  public static var textEditing: CommandGroupPlacement { .init(name: "textEditing") }
  /// The commands for text formatting.
  public static var textFormatting: CommandGroupPlacement { .init(name: "textFormatting") }
  /// The commands for the toolbar.
  public static var toolbar: CommandGroupPlacement { .init(name: "toolbar") }
  /// The commands for the sidebar.
  public static var sidebar: CommandGroupPlacement { .init(name: "sidebar") }
  /// The commands for the size of windows.
  public static var windowSize: CommandGroupPlacement { .init(name: "windowSize") }
  /// The commands for the arrangement of windows.
  public static var windowArrangement: CommandGroupPlacement { .init(name: "windowArrangement") }
  /// The commands for help.
  public static var help: CommandGroupPlacement { .init(name: "help") }
}

/// The standard commands for the sidebar.
@MainActor @preconcurrency
public struct SidebarCommands: Commands {
  /// No commands, because there are no menus.
  public var body: some Commands { EmptyCommands() }

  /// Creates the commands.
  public nonisolated init() {}
}

/// The standard commands for the toolbar.
@MainActor @preconcurrency
public struct ToolbarCommands: Commands {
  /// No commands, because there are no menus.
  public var body: some Commands { EmptyCommands() }

  /// Creates the commands.
  public nonisolated init() {}
}

/// The standard commands for inspectors.
@MainActor @preconcurrency
public struct InspectorCommands: Commands {
  /// No commands, because there are no menus.
  public var body: some Commands { EmptyCommands() }

  /// Creates the commands.
  public nonisolated init() {}
}

/// The standard commands for text editing.
@MainActor @preconcurrency
public struct TextEditingCommands: Commands {
  /// No commands, because there are no menus.
  public var body: some Commands { EmptyCommands() }

  /// Creates the commands.
  public nonisolated init() {}
}

/// The standard commands for text formatting.
@MainActor @preconcurrency
public struct TextFormattingCommands: Commands {
  /// No commands, because there are no menus.
  public var body: some Commands { EmptyCommands() }

  /// Creates the commands.
  public nonisolated init() {}
}
