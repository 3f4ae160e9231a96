/// By what it is seen that a file was written to: its length, and when that was last done.
struct FileStamp: Equatable {
  let length: Int
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    length = Int(status.st_size)
    let time = CLibrary.changeTime(of: status)
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}
