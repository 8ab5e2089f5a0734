import SwiftUI

@main
struct CellarApp: App {
  private let storage = Storage()

  var body: some Scene {
    WindowGroup {
      BottleList().environment(\.managedObjectContext, storage.container.viewContext)
    }
  }
}
