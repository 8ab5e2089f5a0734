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
public struct CommandGroupPlacement: Sendable {
  private let name: String

  /// The commands for information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The commands for the settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// The commands for the services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// The commands for the visibility of the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The commands for the end of the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// The commands for new documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// The commands for saved documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// The commands for import and export.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// The commands for printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// The commands for undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The commands for the pasteboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The commands for text editing.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The commands for text formatting.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The commands for the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The commands for the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The commands for the size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The commands for the arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The commands for help.
  public static let help = CommandGroupPlacement(name: "help")
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
