import SwiftUI

@main
struct LedgerApp: App {
  var body: some Scene {
    WindowGroup { EntryList(entries: Entry.samples) }
  }
}
