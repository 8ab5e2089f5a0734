// SPDX-License-Identifier: MIT

extension StandardSymbols {
  /// The symbols that point along the lines of text.
  static let flipping: Set<String> = [
    "arrow.backward", "arrow.forward", "chevron.backward", "chevron.forward", "list.bullet",
    "star.leadinghalf.filled",
  ]

  /// Other names, as they are used by other sets and by habit.
  static let aliases: [String: String] = [
    "add": "plus", "alert": "exclamationmark.triangle", "attachment": "paperclip",
    "back": "chevron.backward", "bulb": "lightbulb", "call": "phone",
    "cancel": "xmark", "chat": "bubble.left", "check": "checkmark", "close": "xmark",
    "copy": "doc.on.doc", "delete": "trash", "download": "square.and.arrow.down", "edit": "pencil",
    "email": "envelope", "error": "exclamationmark.circle", "favorite": "heart",
    "file": "doc", "filter": "line.3.horizontal.decrease", "forwards": "chevron.forward",
    "gearshape": "gear", "grid": "square.grid.2x2", "help": "questionmark.circle",
    "hide": "eye.slash", "home": "house", "image": "photo", "info": "info.circle",
    "inbox": "tray", "like": "hand.thumbsup", "mail": "envelope", "menu": "line.3.horizontal",
    "message": "bubble.left", "mobile": "iphone", "more": "ellipsis", "next": "chevron.forward",
    "notification": "bell", "notifications": "bell", "pin": "mappin",
    "previous": "chevron.backward",
    "profile": "person.circle", "question": "questionmark.circle", "refresh": "arrow.clockwise",
    "reload": "arrow.clockwise", "remove": "minus", "save": "bookmark", "search": "magnifyingglass",
    "send": "paperplane", "settings": "gear", "share": "square.and.arrow.up", "show": "eye",
    "sort": "arrow.up.arrow.down", "success": "checkmark.circle",
    "sync": "arrow.triangle.2.circlepath",
    "time": "clock", "undo": "arrow.counterclockwise", "upload": "square.and.arrow.up",
    "user": "person", "users": "person.2", "warning": "exclamationmark.triangle",
  ]
}
